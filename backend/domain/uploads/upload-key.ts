const PREFIX = 'upload-';

/** The media key of an upload; nothing else has a key that begins so. */
export const uploadKey = (id: string): string => `${PREFIX}${id.toLowerCase()}.webp`;

export const isUploadKey = (key: string): boolean => key.startsWith(PREFIX);

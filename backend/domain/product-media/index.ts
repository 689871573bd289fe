export type { MediaDraft, MediaRecord } from './read-media';
export { firstFile, mediaRecords, someMediaRecords, variantFile } from './read-media';
export { type MediaList, mediaIdOf, writeMedia, writeMediaOf } from './write-media';

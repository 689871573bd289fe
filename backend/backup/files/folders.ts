import { join } from 'node:path';

/** The folder of the pictures as they came; their sizes, beside it, are made again. */
export const originalsFolder = (dataDir: string): string => join(dataDir, 'media', 'originals');
/** The folder of e-mails for which no mail server is set. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

import { join } from 'node:path';

/** The folder of the pictures as they came; their sizes, beside it, are made again. */
export const originalsFolder = (dataDir: string): string => join(dataDir, 'media', 'originals');

const MAIL = /^[\w.-]+( [\w-]+)*\.eml$/;
/** Returns whether a file of the outbox has a name as its e-mails have: others are not Hemline's. */
export const isMailName = (name: string): boolean => MAIL.test(name);

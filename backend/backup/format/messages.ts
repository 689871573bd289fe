export const noShop = (where: string): string =>
  `There is no Hemline in ${where}: nothing to back up.`;
export const noSecret = (dataDir: string): string =>
  `No secret key is in ${dataDir} and SECRET_KEY is not set: run this where the shop runs, with its environment.`;
export const notOwner =
  'The tables of Hemline in this database belong to another user: back up as the user that the shop runs by.';
export const anotherBackup = 'Another backup of this installation is running.';
export const notAsWritten =
  'What was read back from the disk is not what was written: no backup was made.';

export const notWhole = (path: string): string =>
  `${path} is damaged, cut off or no backup of Hemline: its last line does not fit what stands before it. Nothing was changed.`;
export const noBackup = (path: string): string =>
  `${path} is no backup of Hemline. Nothing was changed.`;
export const otherFormat = (format: number, hemline: string): string =>
  `The backup has format ${format}, made by Hemline ${hemline}, which this Hemline does not know. Nothing was changed. Restore it with Hemline ${hemline} or later.`;
export const newerBackup = (hemline: string): string =>
  `The backup was made by Hemline ${hemline} with tables that this Hemline does not know. Nothing was changed. Restore it with Hemline ${hemline} or later.`;

const emptyFirst =
  'Nothing was changed. Restore into an empty database and an empty DATA_DIR; docs/backup.md says how.';
export const notEmpty = (tables: string): string =>
  `The database is not empty: there are rows in ${tables}. ${emptyFirst}`;
export const foreignDatabase = (table: string): string =>
  `The database is not empty: it has a table ${table}, and not from Hemline. ${emptyFirst}`;
export const newerDatabase = `The database was set up by a Hemline that is newer than the backup. ${emptyFirst}`;
export const filesThere = (folder: string): string => `There are files in ${folder}. ${emptyFirst}`;
export const otherSecret = (where: string): string =>
  `The secret key ${where} is not that of the backup, whose payment keys it could not open. ${emptyFirst}`;
export const inUse = (names: string): string =>
  `Hemline is running on this database (${names}). Nothing was changed. Stop it, and restore then.`;

export const otherColumns = (table: string): string =>
  `The backup does not have the table ${table} as its Hemline made it. Nothing was changed.`;
export const otherCount = (table: string): string =>
  `Of the table ${table} other rows arrived than the backup has. Nothing was changed.`;
export const foreignEntry = (name: string): string =>
  `The backup has an entry that is none of Hemline's: ${JSON.stringify(name)}. Nothing was changed.`;

export const noSpace = (path: string): string =>
  `The disk of ${path} is full, or takes no file of this size. Nothing was left there.`;
export const longName = (path: string): string => `The name of ${path} is too long for its disk.`;
export const noFolder = (path: string): string => `There is no such file or folder: ${path}`;
export const noFile = (path: string): string => `${path} is there, and no file.`;
export const notAllowed = (path: string): string => `This user may not do that with ${path}.`;

export { type BackupReport, backUp } from './back-up';
export { noSecret, noShop } from './format/messages';
export { type OpenBackup, openBackup } from './open-backup';
export { type RestoreReport, restore } from './restore';

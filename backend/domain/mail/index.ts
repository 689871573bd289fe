export { mailShoppers } from './mail-shoppers';
export { sendMails } from './send-mails';

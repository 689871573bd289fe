export type { MailServices, MailWriter } from './mail-writer';
export { queueCaseMail } from './queue-case-mail';
export { queueIfPossible } from './queue-if-possible';
export { queueOrderMail } from './queue-order-mail';
export { sendMails } from './send-mails';

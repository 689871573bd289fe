export type { MailServices, MailWriter } from './mail-writer';
export { queueCaseMail } from './queue-case-mail';
export { queueOrderMail } from './queue-order-mail';
export { sendMails } from './send-mails';

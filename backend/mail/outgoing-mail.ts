import { cleanLine } from '@/core/values/clean-text';
import { isSingleAddress } from '@/core/values/email';
import type { RenderedMail } from './kit/look';

export interface OutgoingMail extends RenderedMail {
  id: string;
  occasion: string;
  recipient: string;
  /** Address at which the recipient stops mails of this kind, '' for nowhere. */
  unsubscribe: string;
  /** Address that an answer goes to, '' for the sender's own. */
  replyTo: string;
  sender: { name: string; email: string; host: string };
}

interface Message {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  disableFileAccess: true;
  disableUrlAccess: true;
}

interface Mailbox {
  name: string;
  address: string;
}

/**
 * A mail as a message, known by the id of its row. Sent from `from`, else from the shop's own address.
 * @throws Error where the recipient is no single address.
 */
export function toMessage(mail: OutgoingMail, from: string | undefined): Message {
  const { id, recipient, sender, subject, plain, html, unsubscribe, replyTo } = mail;
  if (!isSingleAddress(recipient)) throw new Error('The recipient is no e-mail address.');
  const name = headerText(sender.name);
  const own = isSingleAddress(sender.email) ? sender.email : undefined;
  const answers = isSingleAddress(replyTo) ? replyTo : undefined;
  return {
    from: { name, address: from ?? own ?? `support@${sender.host}` },
    to: { name: '', address: recipient },
    ...(own && { replyTo: { name, address: own } }),
    ...(answers && { replyTo: { name: '', address: answers } }),
    subject: headerText(subject),
    text: plain,
    html,
    messageId: `<${id}@${sender.host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One line that stays as it is: `=?…?=` in it would be taken for text that is still to be decoded. */
const headerText = (text: string): string => cleanLine(text).replaceAll('=?', '= ?');

export interface Transport {
  /** `occasion` says what the message is about, for whoever looks for it. */
  send(message: Message, occasion: string): Promise<void>;
  close(): void;
}

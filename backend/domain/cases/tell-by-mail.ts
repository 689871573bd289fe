import type { Services } from '../../services';
import type { Tx } from '../shop-admin/hosts';

/** What is told of a dispute: that the shop has it, and that the shop has answered. */
export type CaseMail = 'case-received' | 'case-answered';

/**
 * Where an e-mail about a message belongs: within the transaction that writes the message, so that the
 * one is never there without the other. No e-mails are sent yet.
 */
export async function tellByMail(
  _tx: Tx,
  _services: Services,
  _kind: CaseMail,
  _messageId: string,
): Promise<void> {}

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Services } from '../../services';

/** The transaction that makes true what a mail tells of: both are kept, or neither. */
export type MailWriter = Pick<NodePgDatabase, 'select' | 'insert'>;

/** What mails are written with. */
export type MailServices = Pick<Services, 'secrets' | 'config' | 'publicAddress' | 'now'>;

import * as z from 'zod/mini';
import {
  accountLinkSchema,
  accountSchema,
  auditPageSchema,
  teamSchema,
} from '../model/account.schema';
import { adminSessionSchema } from '../model/admin.schema';
import { acknowledgement, envelope } from './envelope.schema';

const done = { response: acknowledgement };
const ticket = z.string();
/** Options of a passkey, as browsers take them. */
const options = z.record(z.string(), z.unknown());
const ceremony = { response: envelope(z.object({ ticket, options })) };
const recovery = { response: envelope(z.object({ recoveryCodes: z.array(z.string()) })) };

/** Schemas of the answers about accounts, for browsers; requests are checked by `accountSchemas`. */
export const accountAnswers = {
  requestReset: done,
  readLink: { response: envelope(accountLinkSchema) },
  finishReset: done,
  join: done,
  me: { response: envelope(accountSchema) },
  prove: { response: envelope(adminSessionSchema) },
  password: done,
  sessionEnd: done,
  sessionsEndOthers: done,
  totpBegin: { response: envelope(z.object({ secret: z.string(), uri: z.string(), ticket })) },
  totpFinish: recovery,
  totpRemove: done,
  recoveryRenew: recovery,
  passkeyBegin: ceremony,
  passkeyFinish: recovery,
  passkeyRemove: done,
  leave: done,
  team: { response: envelope(teamSchema) },
  invite: done,
  inviteRevoke: done,
  memberRole: done,
  memberRemove: done,
  factorDemand: done,
  factorRelease: done,
  auditList: { response: envelope(auditPageSchema) },
  auditExport: { response: envelope(z.object({ file: z.string() })) },
};

import * as z from 'zod/mini';
import { AUDIT_OUTCOMES, MAX_NAME_LENGTH } from '../model/account';
import { roleSchema } from '../model/account.schema';
import { MAX_PASSWORD_LENGTH } from '../model/admin';
import { newPasskeySchema } from '../model/passkey.schema';
import { isEmail, MAX_EMAIL_LENGTH } from '../values/email';
import { accountAnswers as answers } from './account-answers.schema';
import { domainParam } from './envelope.schema';

const text = (max: number) => z.string().check(z.maxLength(max));
const id = z.uuid();
const token = text(500);
const ticket = text(20_000);
const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_EMAIL_LENGTH), z.refine(isEmail));
const password = text(MAX_PASSWORD_LENGTH).check(z.minLength(1));
const code = text(40).check(z.minLength(1));
const moment = z.iso.datetime();

const plain = { request: z.object(domainParam) };
const ofOne = { request: z.object({ ...domainParam, id }) };
const ofPasskey = { request: z.object({ ...domainParam, id: text(2_000) }) };

/** Filters of the audit log; `before` is the entry that a page begins before. */
const auditFilters = {
  actor: z.exactOptional(text(320)),
  action: z.exactOptional(text(200)),
  subject: z.exactOptional(text(200)),
  outcome: z.exactOptional(z.enum(AUDIT_OUTCOMES)),
  from: z.exactOptional(moment),
  until: z.exactOptional(moment),
};

/** Requests and responses of the calls about accounts, teams and what is on record. */
export const accountSchemas = {
  requestReset: { ...answers.requestReset, request: z.object({ ...domainParam, email }) },
  readLink: { ...answers.readLink, request: z.object({ ...domainParam, token }) },
  finishReset: {
    ...answers.finishReset,
    request: z.object({ ...domainParam, token, password }),
  },
  join: {
    ...answers.join,
    request: z.object({
      ...{ ...domainParam, token, password },
      name: z.exactOptional(text(MAX_NAME_LENGTH).check(z.trim())),
    }),
  },
  me: { ...answers.me, ...plain },
  prove: {
    ...answers.prove,
    request: z.object({
      ...domainParam,
      password: z.exactOptional(password),
      code: z.exactOptional(code),
    }),
  },
  password: {
    ...answers.password,
    request: z.object({ ...domainParam, password }),
  },
  sessionEnd: { ...answers.sessionEnd, ...ofOne },
  sessionsEndOthers: { ...answers.sessionsEndOthers, ...plain },
  totpBegin: { ...answers.totpBegin, ...plain },
  totpFinish: { ...answers.totpFinish, request: z.object({ ...domainParam, ticket, code }) },
  totpRemove: { ...answers.totpRemove, ...plain },
  recoveryRenew: { ...answers.recoveryRenew, ...plain },
  passkeyBegin: { ...answers.passkeyBegin, ...plain },
  passkeyFinish: {
    ...answers.passkeyFinish,
    request: z.object({
      ...{ ...domainParam, ticket, passkey: newPasskeySchema },
      name: text(MAX_NAME_LENGTH).check(z.trim(), z.minLength(1)),
    }),
  },
  passkeyRemove: { ...answers.passkeyRemove, ...ofPasskey },
  /** The own address says that it is meant. */
  leave: { ...answers.leave, request: z.object({ ...domainParam, email }) },
  team: { ...answers.team, ...plain },
  invite: { ...answers.invite, request: z.object({ ...domainParam, email, role: roleSchema }) },
  inviteRevoke: { ...answers.inviteRevoke, ...ofOne },
  memberRole: {
    ...answers.memberRole,
    request: z.object({ ...domainParam, id, role: roleSchema }),
  },
  memberRemove: { ...answers.memberRemove, ...ofOne },
  factorDemand: { ...answers.factorDemand, ...plain },
  factorRelease: { ...answers.factorRelease, ...plain },
  auditList: {
    ...answers.auditList,
    request: z.object({ ...domainParam, ...auditFilters, before: z.exactOptional(z.int()) }),
  },
  auditExport: { ...answers.auditExport, request: z.object({ ...domainParam, ...auditFilters }) },
};

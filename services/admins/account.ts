import { accountCalls as calls } from '@/core/calls/account';
import { accountAnswers as schemas } from '@/core/calls/account-answers.schema';
import type { RequestOf } from '@/core/calls/call';
import type { AdminSession } from '@/core/model/admin';
import { areaOf } from '../area';
import { inTurn } from '../newest-token';
import { withProof } from '../proof';

// Whatever is called here is refused with an ApiError as every call is. What wants a proof of who one is has its
// person asked, and is made again.

const { load, send } = areaOf(calls, schemas, withProof);
/** Calls that wait for nobody: the one that others wait for. */
const alone = areaOf(calls, schemas);

type Request<Name extends keyof typeof calls> = RequestOf<(typeof calls)[Name]>;

/** Proves once more who is logged in, and has the new token kept that the session gets for it. @throws ApiError */
export const prove = <Kept>(
  request: Request<'prove'>,
  keep: (session: AdminSession) => Kept,
): Promise<Kept> => inTurn(async () => keep(await alone.load('prove', request)));

export const requestReset = (request: Request<'requestReset'>) => send('requestReset', request);
export const readLink = (request: Request<'readLink'>) => load('readLink', request);
export const finishReset = (request: Request<'finishReset'>) => send('finishReset', request);
export const join = (request: Request<'join'>) => send('join', request);

export const loadAccount = (domain: string) => load('me', { domain });
export const changePassword = (request: Request<'password'>) => send('password', request);
export const endSession = (request: Request<'sessionEnd'>) => send('sessionEnd', request);
export const endOtherSessions = (domain: string) => send('sessionsEndOthers', { domain });
export const beginTotp = (domain: string) => load('totpBegin', { domain });
export const finishTotp = (request: Request<'totpFinish'>) => load('totpFinish', request);
export const removeTotp = (domain: string) => send('totpRemove', { domain });
export const renewRecovery = (domain: string) => load('recoveryRenew', { domain });
export const removePasskey = (request: Request<'passkeyRemove'>) => send('passkeyRemove', request);
export const leaveTeam = (request: Request<'leave'>) => send('leave', request);

/** Adds a passkey of this browser or of a device near it. Gives recovery codes where there were none. */
export async function addPasskey({ domain, name }: { domain: string; name: string }) {
  const { ticket, options } = await load('passkeyBegin', { domain });
  const { makePasskey } = await import('./passkeys');
  const passkey = await makePasskey(options);
  return load('passkeyFinish', { domain, ticket, passkey, name });
}

export const loadTeam = (domain: string) => load('team', { domain });
export const inviteMember = (request: Request<'invite'>) => send('invite', request);
export const revokeInvite = (request: Request<'inviteRevoke'>) => send('inviteRevoke', request);
export const changeRole = (request: Request<'memberRole'>) => send('memberRole', request);
export const removeMember = (request: Request<'memberRemove'>) => send('memberRemove', request);
export const demandFactor = (domain: string) => send('factorDemand', { domain });
export const releaseFactor = (domain: string) => send('factorRelease', { domain });

export const loadLog = (request: Request<'auditList'>) => load('auditList', request);
export const exportLog = (request: Request<'auditExport'>) => load('auditExport', request);

import type { accountSchemas } from './account.schema';
import { adminPost, callsOf, EXTENSION, post, provedPost } from './call';

const open = (path: string, summary: string) => post(`/api/${path}`, summary, EXTENSION);
const own = (path: string, summary: string) =>
  adminPost('account')(`/api/account/${path}`, summary, EXTENSION);
const provedOwn = (path: string, summary: string) =>
  provedPost('account')(`/api/account/${path}`, summary, EXTENSION);
const ofTeam = (path: string, summary: string) =>
  provedPost('members')(`/api/team/${path}`, summary, EXTENSION);

/** Calls about accounts, the team of a shop, and what is on record of it. */
export const accountCalls = callsOf<typeof accountSchemas>()({
  requestReset: open(
    'account/reset',
    'Sends a link for a new password, if there is such an account',
  ),
  readLink: open('account/link', 'What an invitation or a link for a new password is for'),
  finishReset: open('account/reset/finish', 'Sets a new password by a link, once'),
  join: open('account/join', 'Joins the team of a shop by an invitation, once'),
  me: own('me', 'The account of whoever is logged in, with sessions and factors'),
  prove: own('prove', 'Proves once more who is logged in, and gives the session a new token'),
  password: provedOwn('password', 'Sets the own password; other sessions end'),
  sessionEnd: own('sessions/end', 'Ends one of the own sessions'),
  sessionsEndOthers: own('sessions/end-others', 'Ends all own sessions but this one'),
  totpBegin: provedOwn('totp/begin', 'Makes the secret of an authenticator app'),
  totpFinish: provedOwn('totp/finish', 'Takes the app by its first code, and gives recovery codes'),
  totpRemove: provedOwn('totp/remove', 'Removes the app and the recovery codes'),
  recoveryRenew: provedOwn('recovery', 'Gives new recovery codes in place of all others'),
  passkeyBegin: provedOwn('passkeys/begin', 'Options for a new passkey'),
  passkeyFinish: provedOwn('passkeys/finish', 'Adds a passkey'),
  passkeyRemove: provedOwn('passkeys/remove', 'Removes a passkey'),
  leave: provedOwn('leave', 'Leaves the team of the shop'),
  team: adminPost('members')('/api/team/list', 'Members and open invitations', EXTENSION),
  invite: ofTeam('invite', 'Invites somebody to the team, by e-mail'),
  inviteRevoke: ofTeam('invite/revoke', 'Takes an invitation back'),
  memberRole: ofTeam('role', 'Gives a member another role'),
  memberRemove: ofTeam('remove', 'Removes a member'),
  factorDemand: ofTeam('second-factor/demand', 'Asks everybody of the team for a second factor'),
  factorRelease: ofTeam('second-factor/release', 'Lets members do without a second factor'),
  auditList: adminPost('audit.read')(
    '/api/audit/list',
    'What is on record, newest first',
    EXTENSION,
  ),
  auditExport: provedPost('audit.read')(
    '/api/audit/export',
    'What is on record, as CSV',
    EXTENSION,
  ),
});

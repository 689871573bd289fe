import type { accountCalls } from '@/core/calls/account';
import { A } from '../marked-shop';
import { PLAIN, plain, type RouteCase, rows } from '../route-case';
import { ROW } from '../seed-shop';

/** It answers the same to everybody who may make it: what is sent is nothing of any shop. */
const refused = (status: number, input: object): RouteCase => ({
  input: () => ({ ...input }),
  answers: { own: status, 'foreign id': status, 'foreign domain': status },
});

const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} };
export const USED_PASSKEY = {
  ...credential,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};
const NEW_PASSKEY = {
  ...credential,
  response: { clientDataJSON: 'x', attestationObject: 'x', transports: [] },
};

export const ACCOUNT: Record<keyof typeof accountCalls, RouteCase> = {
  requestReset: plain(() => ({ email: 'nobody@x.example' })),
  readLink: refused(404, { token: 'none' }),
  finishReset: refused(404, { token: 'none', password: 'a new password' }),
  join: refused(404, { token: 'none', password: 'a new password' }),
  me: plain(),
  prove: refused(422, { password: 'wrong password' }),
  password: refused(422, { password: 'short' }),
  sessionEnd: refused(404, { id: A.id(ROW.shop) }),
  sessionsEndOthers: plain(),
  totpBegin: plain(),
  totpFinish: refused(422, { ticket: 'none', code: '000000' }),
  totpRemove: plain(),
  recoveryRenew: refused(409, {}),
  // Passkeys are made at the host of their shop alone.
  passkeyBegin: { answers: PLAIN },
  passkeyFinish: refused(422, { ticket: 'none', name: 'Key', passkey: NEW_PASSKEY }),
  passkeyRemove: refused(404, { id: 'none' }),
  leave: refused(422, { email: 'nobody@x.example' }),
  team: plain(),
  invite: plain(() => ({ email: 'new@x.example', role: 'viewer' })),
  inviteRevoke: rows(({ shop }) => ({ id: shop.id(ROW.invite) })),
  memberRole: rows(({ shop }) => ({ id: shop.id(ROW.member), role: 'viewer' })),
  memberRemove: rows(({ shop }) => ({ id: shop.id(ROW.member) })),
  factorDemand: refused(409, {}),
  factorRelease: plain(),
  auditList: plain(),
  auditExport: plain(),
};

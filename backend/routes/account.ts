import { accountSchemas as schemas } from '@/core/calls/account.schema';
import { demandFactor, releaseFactor } from '../domain/admins/factor-demand';
import {
  beginTotp,
  changePassword,
  describeAccount,
  finishPasskey,
  finishTotp,
  forgetPasskey,
  leaveTeam,
  prove,
  removeTotp,
  renewRecovery,
} from '../domain/admins/own-account';
import { beginPasskey } from '../domain/admins/passkeys';
import { endOneSession, endOtherSessions } from '../domain/admins/sessions';
import { changeRole, describeTeam, dismiss, invite, revokeInvite } from '../domain/admins/team';
import {
  finishReset,
  join,
  LINKS_USED,
  RESETS,
  readLink,
  requestReset,
} from '../domain/admins/use-links';
import { exportLog, listLog } from '../domain/audit/list-log';
import { data, done, plain } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { byAdmin, forAdmin } from '../http/serve-admin-call';
import { forLogin } from '../http/serve-call';

const READING = { isReading: true } as const;
const BY_LINK = { rate: LINKS_USED };
const DONE = { status: 0, message: '' };

/** Calls about accounts, the team of a shop, and what is on record of it. */
export const accountRoutes: ServedRoutes<'account'> = {
  requestReset: forLogin(schemas.requestReset, done(requestReset), { rate: RESETS }),
  readLink: forLogin(schemas.readLink, data(readLink), BY_LINK),
  finishReset: forLogin(
    schemas.finishReset,
    async ({ input, record, setKnownDevice, ...context }) => {
      const { actorId, device } = await finishReset(context, input);
      await record({ actorId, shopId: context.services.shop.id });
      setKnownDevice(device);
      return DONE;
    },
    BY_LINK,
  ),
  join: forLogin(
    schemas.join,
    async ({ input, record, setKnownDevice, services }) => {
      const { actorId, device } = await join(services, input);
      await record({ actorId, shopId: services.shop.id });
      setKnownDevice(device);
      return DONE;
    },
    BY_LINK,
  ),

  me: forAdmin(schemas.me, byAdmin(describeAccount), READING),
  prove: forAdmin(schemas.prove, async ({ services, admin, input, setTwin }) => {
    const { token, twin, user } = await prove(services, admin, input);
    setTwin(twin);
    return { token, user };
  }),
  password: forAdmin(schemas.password, ({ admin, input, ...context }) =>
    changePassword(context, admin, input),
  ),
  sessionEnd: forAdmin(schemas.sessionEnd, ({ services, admin, input }) =>
    endOneSession(services, admin, input.id),
  ),
  sessionsEndOthers: forAdmin(schemas.sessionsEndOthers, byAdmin(endOtherSessions)),
  totpBegin: forAdmin(
    schemas.totpBegin,
    async ({ services, admin }) => beginTotp(services, admin),
    READING,
  ),
  totpFinish: forAdmin(schemas.totpFinish, byAdmin(finishTotp)),
  totpRemove: forAdmin(schemas.totpRemove, byAdmin(removeTotp)),
  recoveryRenew: forAdmin(schemas.recoveryRenew, byAdmin(renewRecovery)),
  passkeyBegin: forAdmin(
    schemas.passkeyBegin,
    ({ admin, ...context }) => beginPasskey(context, admin),
    READING,
  ),
  passkeyFinish: forAdmin(schemas.passkeyFinish, ({ admin, input, ...context }) =>
    finishPasskey(context, admin, input),
  ),
  passkeyRemove: forAdmin(schemas.passkeyRemove, ({ services, admin, input }) =>
    forgetPasskey(services, admin, input.id),
  ),
  leave: forAdmin(schemas.leave, byAdmin(leaveTeam)),

  team: forAdmin(schemas.team, byAdmin(describeTeam), READING),
  invite: forAdmin(schemas.invite, byAdmin(invite)),
  inviteRevoke: forAdmin(schemas.inviteRevoke, ({ services, input }) =>
    revokeInvite(services, input.id),
  ),
  memberRole: forAdmin(schemas.memberRole, byAdmin(changeRole)),
  memberRemove: forAdmin(schemas.memberRemove, ({ services, admin, input }) =>
    dismiss(services, admin, input.id),
  ),
  factorDemand: forAdmin(schemas.factorDemand, byAdmin(demandFactor)),
  factorRelease: forAdmin(schemas.factorRelease, byAdmin(releaseFactor)),

  auditList: forAdmin(schemas.auditList, plain(listLog), READING),
  auditExport: forAdmin(schemas.auditExport, plain(exportLog)),
};

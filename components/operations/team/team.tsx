import { Button } from '@/components/kit/button';
import { DateTime } from '@/components/ui';
import type { accountCalls } from '@/core/calls/account';
import type { ResponseOf } from '@/core/calls/call';
import { roleLabel } from '@/core/model/roles';
import { loadTeam, revokeInvite } from '@/services/admins/account';
import { useAnswer } from '../data/use-answer';
import * as office from '../messages';
import { Office } from '../office/office';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import { Answered } from '../ui/states';
import { InviteSection } from './invite-section';
import { MembersSection } from './members-section';
import * as messages from './messages';
import { SecondStepSection } from './second-step-section';
import styles from './team.module.css';

type Invite = NonNullable<ResponseOf<typeof accountCalls.team>['data']>['invites'][number];

/** The people of the shop with their roles, and those who are invited. */
export function Team() {
  const { answer, reload } = useAnswer('team', loadTeam);
  return (
    <Office page="team" title={office.team}>
      <Answered answer={answer} reload={reload}>
        {({ members, invites, needsSecondFactor }) => (
          <>
            <MembersSection {...{ members, needsSecondFactor, reload }} />
            <SecondStepSection {...{ members, needsSecondFactor, reload }} />
            <InviteSection {...{ needsSecondFactor, reload }} />
            <InvitesSection invites={invites} reload={reload} />
          </>
        )}
      </Answered>
    </Office>
  );
}

function InvitesSection({ invites, reload }: { invites: readonly Invite[]; reload: () => void }) {
  const { isSending, failure, notice, run } = useSectionWork(reload);
  const revoke = ({ id, email }: Invite) =>
    run(async (domain) => {
      await revokeInvite({ domain, id });
      return messages.revoked(email);
    });
  return (
    <Section title={messages.invites} notice={notice} failure={failure}>
      {invites.length === 0 && <p className={list.muted}>{messages.noInvites}</p>}
      <ul className={styles.rows}>
        {invites.map((invite) => (
          <li key={invite.id} className={styles.row}>
            <div className={styles.who}>
              <p>{invite.email}</p>
              <p className={list.muted}>
                {roleLabel(invite.role)}. {messages.expires} <DateTime at={invite.expiresAt} />
              </p>
            </div>
            <Button isBusy={isSending} onClick={() => revoke(invite)}>
              {messages.revoke}
              <span className="visually-hidden">: {invite.email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

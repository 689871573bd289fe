import { useId, useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Select } from '@/components/kit/select';
import { DateTime, Link } from '@/components/ui';
import type { accountCalls } from '@/core/calls/account';
import type { ResponseOf } from '@/core/calls/call';
import { mayGrant, ROLES, roleLabel } from '@/core/model/roles';
import { changeRole, removeMember } from '@/services/admins/account';
import * as office from '../messages';
import { Confirm } from '../ui/confirm';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import { Badge } from '../ui/states';
import { grantable } from './invite-section';
import * as messages from './messages';
import styles from './team.module.css';

type Member = NonNullable<ResponseOf<typeof accountCalls.team>['data']>['members'][number];

export interface MembersSectionProps {
  members: readonly Member[];
  /** True where everybody has to have a second factor. */
  needsSecondFactor: boolean;
  reload: () => void;
}

/** The members, with what those who may can change of each. */
export function MembersSection({ members, needsSecondFactor, reload }: MembersSectionProps) {
  const { isSending, failure, notice, run } = useSectionWork(reload);
  const [leaving, setLeaving] = useState<Member>();
  const give = (member: Member, chosen: string) =>
    run(async (domain) => {
      const role = ROLES.find((one) => one === chosen);
      if (role) await changeRole({ domain, id: member.id, role });
      return messages.roleSaved(calledBy(member), roleLabel(chosen));
    });
  const remove = (member: Member) =>
    run(async (domain) => {
      await removeMember({ domain, id: member.id });
      setLeaving(undefined);
      return messages.removed(calledBy(member));
    });
  return (
    <Section title={messages.members} notice={notice} failure={leaving ? null : failure}>
      <ul className={styles.rows}>
        {members.map((member) => (
          <MemberRow
            // Another form once the role is another.
            key={`${member.id} ${member.role}`}
            member={member}
            needsSecondFactor={needsSecondFactor}
            isBusy={isSending}
            onRole={(role) => give(member, role)}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {leaving && (
        <Confirm
          title={messages.removeTitle(calledBy(leaving))}
          hint={messages.removeHint}
          action={office.remove}
          isBusy={isSending}
          failure={failure}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
          onStale={reload}
        />
      )}
    </Section>
  );
}

const calledBy = ({ name, email }: Member) => name || email;

interface MemberRowProps {
  member: Member;
  needsSecondFactor: boolean;
  isBusy: boolean;
  onRole: (role: string) => void;
  onRemove: () => void;
}

function MemberRow({ member, needsSecondFactor, isBusy, onRole, onRemove }: MemberRowProps) {
  const { user } = useAuth();
  const { email, name, role, hasSecondFactor, isYou, seenAt, createdAt } = member;
  const lacking = needsSecondFactor ? 'bad' : 'waiting';
  const isMine = !isYou && mayGrant(user?.role ?? '', role);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p>
          {calledBy(member)} {isYou && <Badge tone="plain">{messages.you}</Badge>}
        </p>
        {name && <p className={list.muted}>{email}</p>}
        <p className={list.muted}>
          {seenAt ? messages.lastSeen : messages.since} <DateTime at={seenAt ?? createdAt} />
        </p>
      </div>
      <div className={styles.factor}>
        <Badge tone={hasSecondFactor ? 'good' : lacking}>
          {hasSecondFactor ? messages.hasSecondFactor : messages.noSecondFactor}
        </Badge>
      </div>
      {isMine ? (
        <>
          <RoleForm member={member} isBusy={isBusy} onRole={onRole} />
          <Button isBusy={isBusy} onClick={onRemove}>
            {office.remove}
            <span className="visually-hidden">: {email}</span>
          </Button>
        </>
      ) : (
        <>
          <p className={styles.role}>{roleLabel(role)}</p>
          {isYou && <Link href="/design/account">{messages.ownAccount}</Link>}
        </>
      )}
    </li>
  );
}

interface RoleFormProps {
  member: Member;
  isBusy: boolean;
  onRole: (role: string) => void;
}

/** The role of a member, which a button saves: arrow keys alone give nobody a right. */
function RoleForm({ member, isBusy, onRole }: RoleFormProps) {
  const id = useId();
  const { user } = useAuth();
  const [role, setRole] = useState(member.role);
  return (
    <div className={styles.role}>
      <Select
        id={id}
        label={messages.roleOf(calledBy(member))}
        options={grantable(user?.role ?? '')}
        value={role}
        onChange={setRole}
      />
      {role !== member.role && (
        <Button look="primary" isBusy={isBusy} onClick={() => onRole(role)}>
          {messages.saveRole}
        </Button>
      )}
    </div>
  );
}

import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Choice, Field } from '@/components/kit/field';
import { mayGrant, ROLES, type Role, roleLabel, USUAL_ROLE } from '@/core/model/roles';
import { MAX_EMAIL_LENGTH } from '@/core/values/email';
import { inviteMember } from '@/services/admins/account';
import * as office from '../messages';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import * as messages from './messages';
import { roleLine } from './role-line';
import styles from './team.module.css';

/** The roles that somebody may give, each with its name. */
export function grantable(granter: string) {
  const roles = ROLES.filter((role) => mayGrant(granter, role));
  return roles.map((value) => ({ value, label: roleLabel(value) }));
}

interface InviteSectionProps {
  needsSecondFactor: boolean;
  reload: () => void;
}

export function InviteSection({ needsSecondFactor, reload }: InviteSectionProps) {
  const { user } = useAuth();
  const { domain, formOf, isSending, failure, notice, problemOf, run } = useSectionWork(reload);
  const [role, setRole] = useState<Role>(USUAL_ROLE);
  const [edition, setEdition] = useState(0);
  const choose = (chosen: string) => setRole(ROLES.find((one) => one === chosen) ?? USUAL_ROLE);
  const invite = (text: (name: string) => string) =>
    run(async (shop) => {
      const email = text('email');
      await inviteMember({ domain: shop, email, role });
      setEdition((before) => before + 1);
      return messages.invited(email);
    });
  const problem = problemOf('email');
  return (
    <Section
      title={messages.invite}
      hint={needsSecondFactor ? `${messages.inviteHint} ${messages.joinStep}` : messages.inviteHint}
      notice={notice}
      failure={problem ? null : failure}
    >
      <form key={edition} {...formOf(invite)} className={styles.invite}>
        <Field
          label={office.email}
          problem={problem}
          name="email"
          type="email"
          maxLength={MAX_EMAIL_LENGTH}
        />
        <Choice
          label={messages.role}
          hint={roleLine(role)}
          options={grantable(user?.role ?? '')}
          value={role}
          onChange={choose}
        />
        <div className={list.buttons}>
          <Button type="submit" look="primary" isBusy={isSending}>
            {messages.sendInvite}
          </Button>
        </div>
      </form>
      <p className={list.muted}>{messages.withoutMail}</p>
      <code className={styles.command}>{messages.command(domain)}</code>
    </Section>
  );
}

import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { useShop } from '@/hooks/use-shop';
import { leaveTeam } from '@/services/admins/account';
import { useSending } from '../data/use-sending';
import { Confirm } from '../ui/confirm';
import list from '../ui/list.module.css';
import { Section } from '../ui/section';
import * as messages from './messages';

/** The way out of the team, for whoever enters their own address. */
export function LeaveSection({ email }: { email: string }) {
  const { logOut } = useAuth();
  const { name, hostname } = useShop();
  const { domain, isSending, failure, problemOf, send } = useSending();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const leave = () =>
    send(async () => {
      await leaveTeam({ domain, email: typed.trim() });
      await logOut();
    });
  const problem = problemOf('email');
  return (
    <Section title={messages.leave} hint={messages.leaveHint}>
      <div className={list.buttons}>
        <Button look="danger" onClick={() => setAsking(true)}>
          {messages.leaveMenu}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={messages.leaveTitle(name || hostname)}
          hint={messages.leaveHint}
          action={messages.leave}
          isBusy={isSending}
          failure={problem ? null : failure}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          <Field
            label={messages.typeEmail(email)}
            problem={problem}
            name="email"
            type="email"
            value={typed}
            onChange={setTyped}
          />
        </Confirm>
      )}
    </Section>
  );
}

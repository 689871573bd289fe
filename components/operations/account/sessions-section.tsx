import { Button } from '@/components/kit/button';
import { DateTime } from '@/components/ui';
import { endOtherSessions, endSession } from '@/services/admins/account';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import { Badge } from '../ui/states';
import styles from './account.module.css';
import * as messages from './messages';
import type { FactorProps, OwnAccount } from './section-props';

type Session = OwnAccount['sessions'][number];

/** The browsers that are logged in, this one marked; each other can be logged out from here. */
export function SessionsSection({ account, reload }: Pick<FactorProps, 'account' | 'reload'>) {
  const { isSending, failure, notice, run } = useSectionWork(reload);
  const { sessions } = account;
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  const end = (id: string) =>
    run(async (domain) => {
      await endSession({ domain, id });
      return messages.sessionEnded;
    });
  const endOthers = () =>
    run(async (domain) => {
      await endOtherSessions(domain);
      return messages.othersEnded;
    });
  return (
    <Section
      title={messages.sessions}
      hint={messages.sessionsHint}
      notice={notice}
      failure={failure}
    >
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isSending}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {hasOthers && (
        <div className={list.buttons}>
          <Button look="danger" isBusy={isSending} onClick={endOthers}>
            {messages.endOthers}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface SessionRowProps {
  session: Session;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, network, isThis, seenAt, expiresAt } = session;
  const label = device || messages.unknownDevice;
  return (
    <li className={styles.row}>
      <div>
        <p>
          {label} {isThis && <Badge tone="good">{messages.thisDevice}</Badge>}
        </p>
        <p className={list.muted}>
          {network && `${network}. `}
          {messages.lastSeen} <DateTime at={seenAt} />, {messages.endsAt}{' '}
          <DateTime at={expiresAt} />
        </p>
      </div>
      {!isThis && (
        <Button isBusy={isBusy} onClick={onEnd}>
          {messages.endSession}
          <span className="visually-hidden">: {label}</span>
        </Button>
      )}
    </li>
  );
}

import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Link } from '@/components/ui';
import { demandFactor, releaseFactor } from '@/services/admins/account';
import { Confirm } from '../ui/confirm';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import type { MembersSectionProps } from './members-section';
import * as messages from './messages';

/** Says whether everybody has to have a second step, and lets it be decided. */
export function SecondStepSection({ members, needsSecondFactor, reload }: MembersSectionProps) {
  const { isSending, failure, notice, run } = useSectionWork(reload);
  const [isAsking, setAsking] = useState(false);
  const hasOwn = members.some(({ isYou, hasSecondFactor }) => isYou && hasSecondFactor);
  const without = members.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
  const demand = () =>
    run(async (domain) => {
      await demandFactor(domain);
      setAsking(false);
      return messages.stepRequired;
    });
  const release = () =>
    run(async (domain) => {
      await releaseFactor(domain);
      return messages.stepOptional;
    });
  return (
    <Section
      title={messages.secondStep}
      hint={needsSecondFactor ? messages.secondStepOn : messages.secondStepOff}
      notice={notice}
      failure={isAsking ? null : failure}
    >
      {needsSecondFactor && (
        <div className={list.buttons}>
          <Button isBusy={isSending} onClick={release}>
            {messages.makeOptional}
          </Button>
        </div>
      )}
      {!needsSecondFactor && hasOwn && (
        <div className={list.buttons}>
          <Button isBusy={isSending} onClick={() => setAsking(true)}>
            {messages.requireStep}
          </Button>
        </div>
      )}
      {!needsSecondFactor && !hasOwn && (
        <p>
          {messages.ownStepFirst} <Link href="/design/account">{messages.ownAccount}</Link>
        </p>
      )}
      {isAsking && (
        <Confirm
          title={messages.requireTitle}
          hint={messages.requireHint(without)}
          action={messages.requireStep}
          isBusy={isSending}
          failure={failure}
          onConfirm={demand}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { MAX_CASE_MESSAGE_LENGTH } from '@/core/model/case';
import { addNote, answerCase } from '@/services/operations';
import { useDomain } from '../data/use-domain';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { FailureNote } from '../ui/failure-note';
import list from '../ui/list.module.css';
import { useFocusOnProblem } from '../ui/use-focus-on-problem';
import { type CaseActionProps, lastMessageOf } from './case-action';

const FIELD = 'message';

/** Answers the shopper, or notes something for the shop alone. */
export function CaseReply({ customerCase, onDone, onStale }: CaseActionProps) {
  const { id } = customerCase;
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, failure);

  const say = (isNote: boolean) =>
    send(async () => {
      const changed = isNote
        ? await addNote({ domain, id, message: text })
        : await answerCase({ domain, id, message: text, seenMessage: lastMessageOf(customerCase) });
      setText('');
      onDone(changed, isNote ? messages.noteSaved : messages.answerSent);
    });
  const isOfField = failure?.path === FIELD;
  return (
    <form
      ref={form}
      className={list.card}
      noValidate
      aria-busy={isSending}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        say(false);
      }}
    >
      <Field
        lines={4}
        label={messages.answerOrNote}
        name={FIELD}
        value={text}
        maxLength={MAX_CASE_MESSAGE_LENGTH}
        hint={messages.answerHint}
        problem={isOfField ? failure.text : ''}
        onChange={setText}
      />
      {failure && !isOfField && <FailureNote failure={failure} onStale={onStale} />}
      <div className={list.buttons}>
        <Button type="submit" look="primary" isBusy={isSending}>
          {messages.sendAnswer}
        </Button>
        <Button isBusy={isSending} onClick={() => say(true)}>
          {messages.saveNote}
        </Button>
      </div>
    </form>
  );
}

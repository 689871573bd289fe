import { useId, useState } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { useFailureText } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { Field } from '@/components/kit/field';
import { PAGE_NAME_LENGTH } from '@/core/model/page';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectNode } from '@/store/editor/selectors';
import * as messages from '../messages';
import { saveAsComponent } from './saved';

const WIDTH_PX = 360;

interface SaveComponentDialogProps {
  blockKey: string;
  /** Called once it was saved, or is not to be. */
  onClose: () => void;
}

/** Asks for the name under which a block is kept for reuse. */
export function SaveComponentDialog({ blockKey, onClose }: SaveComponentDialogProps) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const label = useEditorSelector((state) => {
    const node = selectNode(state, blockKey);
    return node ? labelOf(node) : '';
  });
  const [name, setName] = useState(label);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useId();

  const save = async () => {
    if (isSending) return;
    if (name.trim() === '') return setProblem(messages.nameRequired);
    setSending(true);
    setProblem('');
    try {
      await dispatch(saveAsComponent(blockKey, name.trim()));
      onClose();
    } catch (error) {
      setProblem(failureWords(error));
      setSending(false);
    }
  };

  return (
    <Dialog
      title={messages.saveAsComponent}
      width={WIDTH_PX}
      onClose={onClose}
      onSubmit={save}
      cancel={messages.cancel}
      actions={
        <Button look="primary" type="submit" isBusy={isSending}>
          {isSending ? messages.saving : messages.save}
        </Button>
      }
    >
      <Field
        id={`${id}-name`}
        label={messages.name}
        hint={messages.savedWithContents}
        autoFocus
        onFocus={selectAll}
        spellCheck
        value={name}
        problem={problem}
        onChange={(next) => setName(cutToLength(next))}
      />
    </Dialog>
  );
}

/** Cuts a name to what names may have, and not through the middle of a character of two halves. */
const cutToLength = (name: string): string =>
  name.slice(0, PAGE_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Selects the proposed name, so that typing replaces it. */
function selectAll({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement) target.select();
}

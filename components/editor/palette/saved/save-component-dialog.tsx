import { type FormEvent, useId, useState } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { PAGE_NAME_LENGTH } from '@/core/model/page';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectNode } from '@/store/editor/selectors';
import { LineField } from '../../form/line-field';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useFailureWords } from '../../use-failure-words';
import { saveAsComponent } from './saved-calls';

const WIDTH_PX = 360;
const NO_NAME = 'Give it a name to find it by.';

interface SaveComponentDialogProps {
  blockKey: string;
  /** It was saved, or is not to be. */
  onClose: () => void;
}

/** Asks for the name under which a block is kept for reuse. */
export function SaveComponentDialog({ blockKey, onClose }: SaveComponentDialogProps) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureWords();
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
    if (name.trim() === '') return setProblem(NO_NAME);
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <Modal
      title="Save as component"
      width={WIDTH_PX}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" aria-disabled={isSending} onClick={save}>
            {isSending ? 'Saving …' : 'Save'}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} onFocus={selectAll} noValidate>
        <LineField
          id={`${id}-name`}
          label="Name"
          hint="It is kept with all that stands in it, to be used again on any page."
          isFirst
          spellCheck
          value={name}
          problem={problem}
          onChange={(next) => setName(cutToLength(next))}
        />
      </form>
    </Modal>
  );
}

/** To what names may have, and not through the middle of a character of two halves. */
function cutToLength(name: string): string {
  return name.slice(0, PAGE_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** What is proposed goes with the first key. */
function selectAll({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement) target.select();
}

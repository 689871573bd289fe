import { useState } from 'react';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import type { Conflict } from './conflicts';
import { settingAt } from './settings';
import styles from './settings-clash.module.css';
import { valueWords } from './value-words';

const WIDTH_PX = 680;

interface SettingsClashProps {
  title: string;
  /** What is done with what is chosen. */
  verb: string;
  conflicts: readonly Conflict[];
  /** At these paths theirs is to stand. */
  onSettle: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** What somebody else has saved meanwhile beside one's own, setting by setting. */
export function SettingsClash(props: SettingsClashProps) {
  const { title, verb, conflicts, onSettle, onClose } = props;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  return (
    <Modal
      title={title}
      width={WIDTH_PX}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Go on editing</Button>
          <Button look="primary" onClick={() => onSettle(theirs)}>
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles.intro}>
        <p>Which of them are to stand? All other changes, yours and theirs, stay.</p>
        <span className={styles.all}>
          <Button onClick={() => setTheirs(new Set())}>All mine</Button>
          <Button onClick={() => setTheirs(new Set(conflicts.map(({ path }) => path)))}>
            All theirs
          </Button>
        </span>
      </div>
      {conflicts.map((conflict) => (
        <ClashChoice
          key={conflict.path}
          conflict={conflict}
          isTheirs={theirs.has(conflict.path)}
          onChoose={(isTheirs) => choose(conflict.path, isTheirs)}
        />
      ))}
    </Modal>
  );
}

interface ClashChoiceProps {
  conflict: Conflict;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function ClashChoice({ conflict, isTheirs, onChoose }: ClashChoiceProps) {
  const { path, mine, theirs } = conflict;
  const setting = settingAt(path);
  if (!setting) return null;
  const sides = [
    { label: 'Mine', words: valueWords(setting, mine, theirs), isTheirs: false },
    { label: 'Theirs', words: valueWords(setting, theirs, mine), isTheirs: true },
  ];
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>{setting.label}</legend>
      {sides.map((side) => (
        <label key={side.label} className={styles.side}>
          <input
            type="radio"
            name={`clash ${path}`}
            checked={side.isTheirs === isTheirs}
            onChange={() => onChoose(side.isTheirs)}
          />
          <span className={styles.who}>{side.label}</span>
          <span className={styles.value}>{side.words}</span>
        </label>
      ))}
    </fieldset>
  );
}

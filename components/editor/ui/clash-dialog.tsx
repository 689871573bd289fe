import { useState } from 'react';
import { Button } from './button';
import styles from './clash-dialog.module.css';
import { Modal } from './modal';

const WIDTH_PX = 680;

/** Something that two have changed, in words. */
export interface Choice {
  path: string;
  label: string;
  mine: string;
  theirs: string;
}

interface ClashDialogProps {
  title: string;
  choices: readonly Choice[];
  /** What is done with what is chosen. */
  verb: string;
  /** At these paths theirs is to stand. */
  onSettle: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** What somebody else has saved meanwhile beside one's own, to choose between. */
export function ClashDialog({ title, choices, verb, onSettle, onClose }: ClashDialogProps) {
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
          <Button onClick={() => setTheirs(new Set(choices.map(({ path }) => path)))}>
            All theirs
          </Button>
        </span>
      </div>
      {choices.map((choice) => (
        <Sides
          key={choice.path}
          choice={choice}
          isTheirs={theirs.has(choice.path)}
          onChoose={(isTheirs) => choose(choice.path, isTheirs)}
        />
      ))}
    </Modal>
  );
}

interface SidesProps {
  choice: Choice;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Sides({ choice: { path, label, mine, theirs }, isTheirs, onChoose }: SidesProps) {
  const sides = [
    { who: 'Mine', words: mine, isTheirs: false },
    { who: 'Theirs', words: theirs, isTheirs: true },
  ];
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>{label}</legend>
      {sides.map((side) => (
        <label key={side.who} className={styles.side}>
          <input
            type="radio"
            name={`clash ${path}`}
            checked={side.isTheirs === isTheirs}
            onChange={() => onChoose(side.isTheirs)}
          />
          <span className={styles.who}>{side.who}</span>
          <span className={styles.value}>{side.words}</span>
        </label>
      ))}
    </fieldset>
  );
}

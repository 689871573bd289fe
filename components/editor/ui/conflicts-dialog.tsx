import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import styles from './conflicts-dialog.module.css';
import * as messages from './messages';

const WIDTH_PX = 680;

/** Change that two have made, in words. */
export type Choice = Record<'path' | 'label' | Side, string>;

interface ConflictsDialogProps {
  title: string;
  choices: readonly Choice[];
  /** The label of the action. */
  verb: string;
  /** Settles the conflict: at these paths theirs is to stand. */
  onSettle: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

type Side = 'mine' | 'theirs';

const WHO: Readonly<Record<Side, string>> = { mine: messages.mine, theirs: messages.theirs };
const SIDES = Object.keys(WHO) as Side[];

/** Changes that somebody else saved meanwhile beside one's own, to choose between: nothing is preset. */
export function ConflictsDialog({ title, choices, verb, onSettle, onClose }: ConflictsDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const left = choices.filter((choice) => !chosen[nameOf(choice)]).length;
  const chooseAll = (side: Side) => {
    setChosen(Object.fromEntries(choices.map((choice) => [nameOf(choice), side])));
  };
  const settle = () => {
    const theirs = choices.filter((choice) => chosen[nameOf(choice)] === 'theirs');
    onSettle(new Set(theirs.map(({ path }) => path)));
  };
  return (
    <Dialog
      title={title}
      width={WIDTH_PX}
      onClose={onClose}
      actions={
        <>
          <p className={styles.left} role="status">
            {left > 0 && messages.leftToDecide(left, choices.length)}
          </p>
          <Button onClick={onClose}>{messages.keepEditing}</Button>
          <Button look="primary" disabled={left > 0} onClick={settle}>
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles.intro}>
        <p>{messages.conflictHint}</p>
        <span className={styles.all}>
          <Button onClick={() => chooseAll('mine')}>{messages.allMine}</Button>
          <Button onClick={() => chooseAll('theirs')}>{messages.allTheirs}</Button>
        </span>
      </div>
      {choices.map((choice) => (
        <Sides
          key={choice.path}
          choice={choice}
          side={chosen[nameOf(choice)]}
          onChoose={(side) => setChosen({ ...chosen, [nameOf(choice)]: side })}
        />
      ))}
    </Dialog>
  );
}

/** Names a choice by its value: if theirs has changed, it is to be chosen anew. */
const nameOf = ({ path, theirs }: Choice): string => `${path} ${theirs}`;

interface SidesProps {
  choice: Choice;
  /** Undefined until one is chosen. */
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Sides({ choice, side, onChoose }: SidesProps) {
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>{choice.label}</legend>
      {SIDES.map((one) => (
        <label key={one} className={styles.side}>
          <input
            type="radio"
            name={`conflict ${choice.path}`}
            checked={one === side}
            onChange={() => onChoose(one)}
          />
          <span className={styles.who}>{WHO[one]}</span>
          <span className={styles.value}>{choice[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

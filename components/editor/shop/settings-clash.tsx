import { useState } from 'react';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import type { Conflict } from './conflicts';
import { settingAt } from './settings';
import styles from './settings-clash.module.css';
import { useShopSettings } from './settings-context';
import type { Clash } from './use-settings';
import { valueWords } from './value-words';

const WIDTH_PX = 680;

/** What somebody else has saved meanwhile and what is about to be saved, setting by setting. */
export function SettingsClash({ clash }: { clash: Clash }) {
  const { settle, postpone } = useShopSettings();
  const { conflicts } = clash;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  return (
    <Modal
      title="Somebody else has saved these settings"
      width={WIDTH_PX}
      onClose={postpone}
      actions={
        <>
          <Button onClick={postpone}>Go on editing</Button>
          <Button look="primary" onClick={() => settle(theirs)}>
            Save
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

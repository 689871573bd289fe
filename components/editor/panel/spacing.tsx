import { useId, useState } from 'react';
import { Icon } from '@/components/kit/icon';
import { linked, reset as resetIcon, unlinked } from '@/components/kit/icons';
import { areSame, type Four, fourOf, fourText, withOne } from '../ui/box/four';
import { SideInput } from '../ui/box/side-input';
import { SpacingBox } from '../ui/box/spacing-box';
import { SIDES } from './controls/length';
import { takes, textValue } from './field/control';
import rows from './field/field-row.module.css';
import { isSet } from './field/field-value';
import { Unread } from './field/unread';
import { type FieldProps, useField } from './field/use-field';
import * as messages from './messages';
import styles from './spacing.module.css';

const NOTHING: Four = ['0px', '0px', '0px', '0px'];

/** The room around a block and within it, side by side as they lie. */
export function Spacing({ margin, padding }: { margin: FieldProps; padding: FieldProps }) {
  const outer = useSides(margin, messages.outside, true);
  const inner = useSides(padding, messages.inside, false);
  return (
    <div className={`${rows.row} ${rows.wide}`}>
      <SpacingBox
        outer={outer.sides}
        outerCorner={outer.corner}
        inner={inner.sides}
        innerCorner={inner.corner}
      />
      {outer.unread}
      {inner.unread}
    </div>
  );
}

/** The four sides of a field, and what stands in the corner: its name, the link of its sides, its reset. */
function useSides(props: FieldProps, where: string, isSigned: boolean) {
  const { scope, field, config } = props;
  const id = useId();
  const { current, onReset, ...changes } = useField(props);
  const [linking, setLinking] = useState({ scope, isLinked: false });
  const isLinked = linking.scope === scope && linking.isLinked;
  const usual = fourOf(config.unset ?? '') ?? NOTHING;
  const four = fourOf(textValue(current.value));
  const set = (place: number) => (side: string) => {
    const from = four ?? usual;
    const next = withOne(from, place, side || (usual[place] ?? '0px'), isLinked);
    const isUsual = side === '' && next.every((one, at) => one === usual[at]);
    changes.onChange(isUsual ? undefined : fourText(next));
  };
  const link = () => {
    setLinking({ scope, isLinked: !isLinked });
    if (!isLinked && four && !areSame(four)) changes.onChange(four[0]);
    changes.onRelease();
  };
  const sides = SIDES.map((side, place) => (
    <SideInput
      key={side}
      id={`${id}-${side}`}
      label={`${side} ${where}`}
      scope={`${scope} ${side}`}
      value={four?.[place] ?? ''}
      fallback={usual[place] ?? '0px'}
      isValid={takes(field)}
      isSigned={isSigned}
      onChange={set(place)}
      onHold={changes.onHold}
      onRelease={changes.onRelease}
    />
  ));
  const corner = (
    <Corner
      label={config.label}
      hint={config.hint}
      where={where}
      isLinked={isLinked}
      onLink={link}
      onReset={isSet(current) ? onReset : undefined}
    />
  );
  const unread = current.isUnread && <Unread label={config.label} raw={props.raw} />;
  return { sides, corner, unread };
}

interface CornerProps {
  label: string;
  hint: string | undefined;
  where: string;
  isLinked: boolean;
  onLink: () => void;
  /** Undefined where there is nothing to take back. */
  onReset: (() => void) | undefined;
}

function Corner({ label, hint, where, isLinked, onLink, onReset }: CornerProps) {
  return (
    <>
      <span title={hint}>{label}</span>
      <button
        type="button"
        className={styles.small}
        aria-label={messages.allSides(where)}
        title={isLinked ? messages.sidesLinked : messages.sidesUnlinked}
        aria-pressed={isLinked}
        onClick={onLink}
      >
        <Icon of={isLinked ? linked : unlinked} />
      </button>
      {onReset && (
        <button
          type="button"
          className={`${styles.small} ${styles.reset}`}
          aria-label={messages.reset(label)}
          title={messages.resetToDefault}
          onClick={onReset}
        >
          <Icon of={resetIcon} />
        </button>
      )}
    </>
  );
}

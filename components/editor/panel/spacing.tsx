import { useId } from 'react';
import { Icon } from '@/components/kit/icon';
import { linked, unlinked } from '@/components/kit/icons';
import { isSame } from '@/core/values/is-same';
import { areSame, type Four, fourOf, fourText, withOne } from '../ui/box/four';
import { SideInput } from '../ui/box/side-input';
import { useScoped } from '../ui/use-scoped';
import { SIDES } from './controls/length';
import { textValue } from './field/control';
import { Reset, Unread } from './field/field-row';
import rows from './field/field-row.module.css';
import { isSet } from './field/field-value';
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
      <div className={`${styles.box} ${styles.outer}`}>
        {outer.sides}
        <div className={`${styles.box} ${styles.inner}`}>
          {inner.sides}
          <span className={styles.core} />
        </div>
      </div>
      {outer.unread}
      {inner.unread}
    </div>
  );
}

const PLACES = [styles.top, styles.right, styles.bottom, styles.left];

/** The four sides of a field, and what stands in the corner: its name, the link of its sides, its reset. */
function useSides(props: FieldProps, where: string, isSigned: boolean) {
  const { scope, field, config, raw } = props;
  const { label, hint } = config;
  const id = useId();
  const current = useField(props);
  const { onChange, onHold, onRelease } = current;
  const [isLinked, setLinked] = useScoped(scope, false);
  const usual = fourOf(config.unset ?? '') ?? NOTHING;
  const four = fourOf(textValue(current.value));
  const set = (place: number) => (side: string) => {
    const next = withOne(four ?? usual, place, side || (usual[place] ?? '0px'), isLinked);
    onChange(side === '' && isSame(next, usual) ? undefined : fourText(next));
  };
  const link = () => {
    setLinked(!isLinked);
    if (!isLinked && four && !areSame(four)) onChange(four[0]);
    onRelease();
  };
  const sides = (
    <>
      <div className={styles.corner}>
        <span title={hint}>{label}</span>
        <button
          type="button"
          className={styles.small}
          aria-label={messages.allSides(where)}
          title={isLinked ? messages.sidesLinked : messages.sidesUnlinked}
          aria-pressed={isLinked}
          onClick={link}
        >
          <Icon of={isLinked ? linked : unlinked} />
        </button>
        {isSet(current) && (
          <Reset
            className={`${styles.small} ${styles.reset}`}
            label={label}
            onReset={current.onReset}
          />
        )}
      </div>
      {SIDES.map((side, place) => (
        <div key={side} className={PLACES[place]}>
          <SideInput
            id={`${id}-${side}`}
            label={`${side} ${where}`}
            scope={`${scope} ${side}`}
            value={four?.[place] ?? ''}
            fallback={usual[place] ?? '0px'}
            isValid={(text) => field.parse(text) !== undefined}
            isSigned={isSigned}
            onChange={set(place)}
            onHold={onHold}
            onRelease={onRelease}
          />
        </div>
      ))}
    </>
  );
  return { sides, unread: current.isUnread && <Unread label={label} raw={raw} /> };
}

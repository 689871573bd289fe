import type { BlockValues } from '@/blocks/editor-kit/panel';
import { Icon } from '@/components/kit/icon';
import { chevronRight } from '@/components/kit/icons';
import { FieldRow } from './field/field-row';
import { fieldValue, isSet, rawOf } from './field/field-value';
import type { PanelArea, PanelBlock, PanelRefusal } from './field/types';
import type { FieldProps, SetField } from './field/use-field';
import styles from './group.module.css';
import * as messages from './messages';
import type { FieldSlot, PlannedGroup } from './plan';
import { Spacing } from './spacing';

interface GroupProps {
  id: string;
  group: PlannedGroup;
  block: PanelBlock;
  values: BlockValues;
  /** The color behind the block. */
  background: string;
  refused: PanelRefusal | null | undefined;
  set: Readonly<Record<PanelArea, SetField>>;
  isOpen: boolean;
  onToggle: () => void;
}

/** Fields that belong together, under a title that opens and closes them. */
export function Group(props: GroupProps) {
  const { id, group, block, isOpen, onToggle } = props;
  const { title, hint, spots } = group;
  const hasChanges = spots.some(({ area, name, field }) =>
    isSet(fieldValue(field, rawOf(block[area], name, field))),
  );
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={id}
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon of={chevronRight} />
          {title}
          {hasChanges && !isOpen && <span className={styles.mark} title={messages.hasChanges} />}
        </button>
      </h3>
      {isOpen && (
        <div className={styles.fields}>
          {hint && <p className={styles.hint}>{hint}</p>}
          <GroupFields {...props} />
        </div>
      )}
    </fieldset>
  );
}

/** The fields of a group that matter now. */
function GroupFields(props: GroupProps) {
  const { title, spots, drawnAs } = props.group;
  if (drawnAs === 'spacing') {
    const [margin, padding] = ['margin', 'padding'].map((side) =>
      spots.find(({ name }) => name === side),
    );
    if (!margin || !padding) return null;
    return <Spacing margin={fieldProps(margin, props)} padding={fieldProps(padding, props)} />;
  }
  return spots
    .filter(({ config }) => config.when?.(props.values) ?? true)
    .map((slot) => (
      <FieldRow
        key={slot.name}
        {...fieldProps(slot, props)}
        isTitled={slot.config.label === title}
      />
    ));
}

function fieldProps({ area, ...slot }: FieldSlot, props: GroupProps): FieldProps {
  const { block, values, background, refused, set } = props;
  const { name, field, config } = slot;
  const isRefused = refused?.area === area && refused.name === name;
  return {
    ...slot,
    scope: `${block.document} ${block.key} ${area}.${name}`,
    raw: rawOf(block[area], name, field),
    effectiveDefault: config.effectiveDefault?.(values),
    background: config.against && (config.against(values) || background),
    isTurned: config.turned?.(values) ?? false,
    count: config.entry?.count?.(values),
    refusal: isRefused ? refused.message : '',
    onSet: set[area],
  };
}

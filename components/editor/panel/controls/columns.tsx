import { COLUMN_LAYOUTS, columnShares, DEFAULT_CUSTOM_LAYOUT } from '@/blocks/kit/columns';
import { containerFields } from '@/blocks/kit/container-fields';
import { readFields } from '@/blocks/kit/fields';
import { isSame } from '@/core/values/is-same';
import { IconGrid } from '../../ui/icon-grid';
import { rounded } from '../../ui/shares';
import { SharesInput } from '../../ui/shares-input';
import { atOnce, type FieldControlProps } from '../field/control';
import { usePanel } from '../field/panel-context';
import styles from './columns.module.css';

const { sectionType: SECTION_TYPE, customLayout: CUSTOM_LAYOUT } = containerFields('single');
const SECTION = { sectionType: SECTION_TYPE, customLayout: CUSTOM_LAYOUT } as const;

/** A column layout by its drawing. */
export function ColumnsControl(props: FieldControlProps) {
  const { field, config, value, onOther } = props;
  const { values } = usePanel();
  /** Own widths begin as what they follow, so that no column is lost. */
  const keepShares = () => {
    const { sectionType, customLayout } = readFields(SECTION, values().props);
    const hasOwn = !isSame(customLayout, DEFAULT_CUSTOM_LAYOUT);
    if (hasOwn || sectionType === 'custom') return;
    onOther('customLayout', rounded(columnShares({ sectionType, customLayout })));
  };
  const options = (field.options ?? []).map(String).map((name) => {
    const words = config.options?.[name];
    return {
      value: name,
      label: typeof words === 'string' ? words : name,
      drawing: <Drawing parts={partsOf(name)} />,
    };
  });
  return (
    <IconGrid
      {...props}
      size="wide"
      value={typeof value === 'string' ? value : undefined}
      options={options}
      onChange={(next) => {
        if (next === 'custom') keepShares();
        atOnce(props)(next);
      }}
    />
  );
}

/** Draws columns; those of own widths with a line to drag. */
function Drawing({ parts }: { parts: readonly number[] | undefined }) {
  return (
    <span className={parts ? styles.drawing : `${styles.drawing} ${styles.own}`}>
      {(parts ?? [7, 5]).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <span key={place} className={styles.column} style={{ flexGrow: part }} />
      ))}
    </span>
  );
}

const partsOf = (name: string): readonly number[] | undefined =>
  Object.entries(COLUMN_LAYOUTS).find(([layout]) => layout === name)?.[1];

/** Edits the width of each column. */
export function SharesControl(props: FieldControlProps) {
  const { value } = props;
  const values = Array.isArray(value) ? value.filter((part) => typeof part === 'number') : [];
  return (
    <SharesInput {...props} value={values.length > 0 ? values : DEFAULT_CUSTOM_LAYOUT} most={12} />
  );
}

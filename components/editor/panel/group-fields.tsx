import type { BlockValues } from '@/blocks/editor-kit/panel';
import { FieldRow, type SetField } from './field/field-row';
import { rawOf } from './field/field-value';
import type { PanelArea, PanelBlock, PanelRefusal } from './field/types';
import type { FieldProps } from './field/use-field';
import type { FieldSlot, PlannedGroup } from './plan';
import { Spacing } from './spacing';

interface GroupFieldsProps {
  group: PlannedGroup;
  block: PanelBlock;
  values: BlockValues;
  /** The color behind the block. */
  background: string;
  refused: PanelRefusal | null | undefined;
  set: Readonly<Record<PanelArea, SetField>>;
}

/** The fields of a group that matter now. */
export function GroupFields(props: GroupFieldsProps) {
  const { group, values } = props;
  if (group.drawnAs === 'spacing') return <SpacingFields {...props} />;
  const shown = group.spots.filter(({ config }) => config.when?.(values) ?? true);
  return shown.map((fieldSlot) => (
    <FieldRow
      key={fieldSlot.name}
      {...fieldProps(fieldSlot, props)}
      isTitled={fieldSlot.config.label === group.title}
    />
  ));
}

function SpacingFields(props: GroupFieldsProps) {
  const fieldSlotOf = (name: string) =>
    props.group.spots.find((fieldSlot) => fieldSlot.name === name);
  const [margin, padding] = [fieldSlotOf('margin'), fieldSlotOf('padding')];
  if (!margin || !padding) return null;
  return <Spacing margin={fieldProps(margin, props)} padding={fieldProps(padding, props)} />;
}

function fieldProps(fieldSlot: FieldSlot, props: GroupFieldsProps): FieldProps {
  const { block, values, background, refused, set } = props;
  const { area, name, field, config } = fieldSlot;
  const isRefused = refused?.area === area && refused.name === name;
  return {
    scope: `${block.document} ${block.key} ${area}.${name}`,
    name,
    field,
    config,
    raw: rawOf(block[area], name, field),
    effectiveDefault: config.effectiveDefault?.(values),
    background: config.against && (config.against(values) || background),
    isTurned: config.turned?.(values) ?? false,
    count: config.entry?.count?.(values),
    refusal: isRefused ? refused.message : '',
    onSet: set[area],
  };
}

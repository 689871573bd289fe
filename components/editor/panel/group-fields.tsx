import type { Given } from '@/blocks/editor-kit/panel';
import { FieldRow, type SetField } from './field-row';
import type { PlannedGroup, Spot } from './plan';
import { Spacing } from './spacing';
import { storedOf } from './stored';
import type { PanelArea, PanelBlock, PanelRefusal } from './types';
import type { FieldProps } from './use-field';

interface GroupFieldsProps {
  group: PlannedGroup;
  block: PanelBlock;
  given: Given;
  /** The colour behind the block. */
  ground: string;
  refused: PanelRefusal | null | undefined;
  set: Readonly<Record<PanelArea, SetField>>;
}

/** The fields of a group that matter now. */
export function GroupFields(props: GroupFieldsProps) {
  const { group, given } = props;
  if (group.drawnAs === 'spacing') return <SpacingFields {...props} />;
  const shown = group.spots.filter(({ told }) => told.when?.(given) ?? true);
  return shown.map((spot) => (
    <FieldRow
      key={spot.name}
      {...fieldProps(spot, props)}
      isTitled={spot.told.label === group.title}
    />
  ));
}

function SpacingFields(props: GroupFieldsProps) {
  const spotOf = (name: string) => props.group.spots.find((spot) => spot.name === name);
  const [margin, padding] = [spotOf('margin'), spotOf('padding')];
  if (!margin || !padding) return null;
  return <Spacing margin={fieldProps(margin, props)} padding={fieldProps(padding, props)} />;
}

function fieldProps(spot: Spot, props: GroupFieldsProps): FieldProps {
  const { block, given, ground, refused, set } = props;
  const { area, name, field, told } = spot;
  const isRefused = refused?.area === area && refused.name === name;
  return {
    scope: `${block.document} ${block.key} ${area}.${name}`,
    name,
    field,
    told,
    stored: storedOf(block[area], name, field),
    holds: told.holds?.(given),
    ground: told.against && (told.against(given) || ground),
    isTurned: told.turned?.(given) ?? false,
    count: told.entry?.count?.(given),
    refusal: isRefused ? refused.message : '',
    onSet: set[area],
  };
}

import type { Option } from '@/blocks/editor-kit/panel';
import {
  acrossBaseline,
  acrossCenter,
  acrossEnd,
  acrossStart,
  acrossStretch,
  directionColumn,
  directionRow,
  justifyAround,
  justifyBetween,
  justifyCenter,
  justifyEnd,
  justifyEvenly,
  justifyStart,
  textCenter,
  textJustify,
  textLeft,
  textRight,
} from '@/components/kit/icons';
import { Segments } from '@/components/kit/segments';
import { Select } from '@/components/kit/select';
import { Switch } from '@/components/kit/switch';
import { Icon as ShopIcon } from '@/components/ui/icon';
import { ALL_PRODUCTS } from '@/core/model/category';
import { IconGrid } from '../../ui/icon-grid';
import { atOnce, type FieldControl, type FieldControlProps, textValue } from '../field/control';
import { useSources } from '../field/sources';
import * as messages from '../messages';

/** The options of a choice in words; one that is set and no option, as addresses of old links, beside them. */
function optionsOf({ field, config, value }: FieldControlProps) {
  const options = (field.options ?? []).map(String);
  const own = typeof value === 'string' && !options.includes(value) ? [value] : [];
  return [...options, ...own].map((option) => ({
    value: option,
    label: wordsOf(config.options?.[option], option),
  }));
}

function wordsOf(option: Option | undefined, name: string): string {
  if (option === undefined) return name;
  return typeof option === 'string' ? option : option.label;
}

const NOT_SET = '';

/** A list of options; where none need be chosen, what holds then is the first. */
export function SelectControl(props: FieldControlProps) {
  const { field, config, value } = props;
  const options = optionsOf(props);
  const unset = { value: NOT_SET, label: config.unset ?? messages.notSet };
  const isOptional = field.initial === undefined;
  return (
    <Select
      {...props}
      value={typeof value === 'string' ? value : NOT_SET}
      options={isOptional ? [unset, ...options] : options}
      onChange={(next) => atOnce(props)(next === NOT_SET ? undefined : next)}
    />
  );
}

interface SegmentedProps extends FieldControlProps {
  /** Icons by option; those without one have their words. */
  icons?: Readonly<Record<string, string>>;
  /** To which side they turn where they lie. */
  turn?: 'left' | 'right';
}

function Segmented({ icons = {}, turn, ...props }: SegmentedProps) {
  const { value, origin, isTurned } = props;
  const options = optionsOf(props).map((option) => ({
    ...option,
    icon: icons[option.value],
    isUpright: option.value === BASELINE,
  }));
  return (
    <Segments
      {...props}
      value={origin !== 'inherited' && typeof value === 'string' ? value : undefined}
      fallback={typeof value === 'string' ? value : undefined}
      options={options}
      turn={isTurned ? turn : undefined}
      onChange={atOnce(props)}
    />
  );
}

const TEXT_ALIGN = {
  left: textLeft,
  center: textCenter,
  right: textRight,
  justify: textJustify,
} as const;

const DIRECTION = { column: directionColumn, row: directionRow } as const;

const JUSTIFY = {
  'flex-start': justifyStart,
  center: justifyCenter,
  'flex-end': justifyEnd,
  'space-between': justifyBetween,
  'space-around': justifyAround,
  'space-evenly': justifyEvenly,
} as const;

/** Letters are never on their side. */
const BASELINE = 'baseline';

const CROSS_ALIGN = {
  stretch: acrossStretch,
  'flex-start': acrossStart,
  center: acrossCenter,
  'flex-end': acrossEnd,
  baseline: acrossBaseline,
} as const;

export const SegmentsControl: FieldControl = (props) => <Segmented {...props} />;
export const TextAlignControl: FieldControl = (props) => (
  <Segmented {...props} icons={TEXT_ALIGN} />
);
export const DirectionControl: FieldControl = (props) => <Segmented {...props} icons={DIRECTION} />;
export const JustifyControl: FieldControl = (props) => (
  <Segmented {...props} icons={JUSTIFY} turn="left" />
);
export const CrossAlignControl: FieldControl = (props) => (
  <Segmented {...props} icons={CROSS_ALIGN} turn="right" />
);

/** A choice by its icons, as the shop draws them. */
export function IconsControl(props: FieldControlProps) {
  const { field, config, value } = props;
  const options = Object.entries(config.options ?? {}).flatMap(([name, option]) =>
    typeof option === 'string'
      ? []
      : [{ value: name, label: option.label, drawing: <ShopIcon name={option.icon} size={18} /> }],
  );
  return (
    <IconGrid
      {...props}
      value={typeof value === 'string' ? value : undefined}
      options={options}
      none={field.initial === undefined ? (config.unset ?? messages.none) : undefined}
      onChange={atOnce(props)}
    />
  );
}

/** On or off; what holds where nothing is set may depend on others. */
export function SwitchControl(props: FieldControlProps) {
  const { value } = props;
  return <Switch {...props} isOn={value === true} onChange={atOnce(props)} />;
}

/** A category of the shop; one that it does not have is offered where it is the one that is set. */
export function CategoryControl(props: FieldControlProps) {
  const { value } = props;
  const { categories } = useSources();
  const set = textValue(value).trim() || ALL_PRODUCTS;
  const names = [...new Set([ALL_PRODUCTS, ...categories, set])];
  return (
    <Select
      {...props}
      value={set}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(next) => atOnce(props)(next === ALL_PRODUCTS ? undefined : next)}
    />
  );
}

import type { Option } from '@/blocks/editor-kit/panel';
import * as icons from '@/components/kit/icons';
import { Segments } from '@/components/kit/segments';
import { Select } from '@/components/kit/select';
import { Switch } from '@/components/kit/switch';
import { Icon as ShopIcon } from '@/components/ui/icon';
import { ALL_PRODUCTS } from '@/core/model/category';
import { IconGrid } from '../../ui/icon-grid';
import { atOnce, type FieldControl, type FieldControlProps, textValue } from '../field/control';
import { usePanel } from '../field/panel-context';
import * as messages from '../messages';

/** The options of a choice in words; one that is set and no option, as addresses of old links, beside them. */
function optionsOf({ field, config, value }: FieldControlProps) {
  const options = (field.options ?? []).map(String);
  const own = typeof value === 'string' ? [value] : [];
  return [...new Set([...options, ...own])].map((option) => ({
    value: option,
    label: wordsOf(config.options?.[option], option),
  }));
}

const wordsOf = (option: Option | undefined, name: string): string =>
  typeof option === 'object' ? option.label : (option ?? name);

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
      value={textValue(value)}
      options={isOptional ? [unset, ...options] : options}
      onChange={(next) => atOnce(props)(next === NOT_SET ? undefined : next)}
    />
  );
}

/** Letters are never on their side. */
const BASELINE = 'baseline';

/** Makes a control of a few values side by side; icons are by option, and turn to a side where they lie. */
const segments =
  (iconOf: Readonly<Record<string, string>> = {}, turn?: 'left' | 'right'): FieldControl =>
  (props) => {
    const value = typeof props.value === 'string' ? props.value : undefined;
    return (
      <Segments
        {...props}
        value={props.origin === 'inherited' ? undefined : value}
        fallback={value}
        options={optionsOf(props).map((option) => ({
          ...option,
          icon: iconOf[option.value],
          isUpright: option.value === BASELINE,
        }))}
        turn={props.isTurned ? turn : undefined}
        onChange={atOnce(props)}
      />
    );
  };

export const SegmentsControl = segments();

export const TextAlignControl = segments({
  left: icons.textLeft,
  center: icons.textCenter,
  right: icons.textRight,
  justify: icons.textJustify,
});

export const DirectionControl = segments({
  column: icons.directionColumn,
  row: icons.directionRow,
});

const JUSTIFY = {
  'flex-start': icons.justifyStart,
  center: icons.justifyCenter,
  'flex-end': icons.justifyEnd,
  'space-between': icons.justifyBetween,
  'space-around': icons.justifyAround,
  'space-evenly': icons.justifyEvenly,
} as const;
export const JustifyControl = segments(JUSTIFY, 'left');

const CROSS_ALIGN = {
  stretch: icons.acrossStretch,
  'flex-start': icons.acrossStart,
  center: icons.acrossCenter,
  'flex-end': icons.acrossEnd,
  [BASELINE]: icons.acrossBaseline,
} as const;
export const CrossAlignControl = segments(CROSS_ALIGN, 'right');

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

/** Switch; what holds where nothing is set may depend on other fields. */
export function SwitchControl(props: FieldControlProps) {
  return <Switch {...props} isOn={props.value === true} onChange={atOnce(props)} />;
}

/** A category of the shop; one that it does not have is offered where it is the one that is set. */
export function CategoryControl(props: FieldControlProps) {
  const { categories } = usePanel().sources;
  const set = textValue(props.value).trim() || ALL_PRODUCTS;
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

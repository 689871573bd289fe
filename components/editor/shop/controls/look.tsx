import { FormField } from '@/components/kit/field';
import { Select } from '@/components/kit/select';
import { Slider } from '@/components/kit/slider';
import { FONT_FAMILIES, type FontFamily } from '@/core/model/theme';
import { UTC } from '@/core/values/date-text';
import { ColorInput } from '../../ui/color/color-input';
import { hexOf, rgbOf } from '../../ui/color/rgb';
import * as messages from '../messages';
import { textAt } from '../settings/values';
import { asText, type SettingProps } from './control';
import styles from './controls.module.css';

/** An opaque color, and whether it can be read on what it stands on. */
export function ColorSetting({ id, setting, value, values, problem, onChange }: SettingProps) {
  const { label, hint, path, background } = setting;
  return (
    <div>
      <FormField id={id} label={label} hint={hint} problem={problem}>
        <ColorInput
          id={id}
          label={label}
          scope={path}
          value={asText(value)}
          isValid={(text) => rgbOf(text) !== null}
          background={background && textAt(values, background)}
          onChange={(color) => onChange(opaque(color))}
        />
      </FormField>
    </div>
  );
}

/** Returns a color without transparency, as themes have them. */
function opaque(color: string): string {
  const rgb = rgbOf(color);
  return rgb ? hexOf({ ...rgb, a: 1 }) : color;
}

const FONT_NAMES: Record<FontFamily, string> = {
  fraunces: messages.fraunces,
  figtree: messages.figtree,
  'sofia-condensed': messages.sofiaSans,
  inter: messages.inter,
  schibsted: messages.schibstedGrotesk,
};

const FONTS = FONT_FAMILIES.map((value) => ({ value, label: FONT_NAMES[value] }));

export function FontSetting({ id, setting, value, problem, onChange }: SettingProps) {
  return (
    <FormField id={id} label={setting.label} hint={setting.hint} problem={problem}>
      <Select id={id} value={asText(value)} options={FONTS} onChange={onChange} />
    </FormField>
  );
}

const MOST_RADIUS_PX = 24;

export function RadiusSetting({ id, setting, value, problem, onChange }: SettingProps) {
  const radius = Number(value);
  return (
    <FormField id={id} label={setting.label} hint={setting.hint} problem={problem}>
      <div className={styles.radius}>
        <Slider
          id={id}
          value={radius}
          min={0}
          max={MOST_RADIUS_PX}
          step={1}
          text={`${radius} px`}
          onChange={onChange}
        />
        <output htmlFor={id}>{messages.pixels(radius)}</output>
        <span className={styles.corner} style={{ borderRadius: radius }} />
      </div>
    </FormField>
  );
}

/** Every time zone that this browser knows, and the one that is set. */
const timeZones = (current: string) =>
  [...new Set([UTC, current, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));

export function TimeZoneSetting({ id, setting, value, problem, onChange }: SettingProps) {
  const current = asText(value);
  return (
    <FormField id={id} label={setting.label} hint={setting.hint} problem={problem}>
      <Select id={id} value={current} options={timeZones(current)} onChange={onChange} />
    </FormField>
  );
}

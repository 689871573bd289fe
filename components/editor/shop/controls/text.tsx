import type { ComponentProps } from 'react';
import { Field } from '@/components/kit/field';
import { isSafeUrl } from '@/core/values/safe-url';
import { PicturePreview } from '../../ui/picture-preview';
import { asText, type SettingProps } from './control';
import styles from './controls.module.css';

/** The way a text is typed: in so many lines, or as a number. */
type Typing = Pick<ComponentProps<typeof Field>, 'lines' | 'inputMode'>;

export const typed = (typing: Typing) => (props: SettingProps) => (
  <TextSetting {...props} {...typing} />
);

export function DollarsSetting(props: SettingProps) {
  return (
    <div className={styles.dollars}>
      <TextSetting {...props} inputMode="decimal" />
    </div>
  );
}

function TextSetting(props: SettingProps & Typing) {
  const { setting, value, values: _, ...field } = props;
  const { label, hint, shown } = setting;
  const text = asText(value);
  return (
    <Field
      {...field}
      label={label}
      hint={hint}
      count={shown === undefined ? undefined : { length: text.length, most: shown }}
      spellCheck={field.lines !== undefined}
      value={text}
    />
  );
}

export function PictureSetting(props: SettingProps) {
  const src = asText(props.value).trim();
  return (
    <div className={styles.picture}>
      <TextSetting {...props} />
      <PicturePreview src={isSafeUrl(src) ? src : ''} size="large" />
    </div>
  );
}

export function ReadOnlySetting({ id, setting, value }: SettingProps) {
  return (
    <p id={id} className={styles.told}>
      <span className={styles.label}>{setting.label}</span> {asText(value)}
    </p>
  );
}

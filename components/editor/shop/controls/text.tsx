import { Field } from '@/components/kit/field';
import { isSafeUrl } from '@/core/values/safe-url';
import { PicturePreview } from '../../ui/picture-preview';
import { asText, type SettingProps } from './control';
import styles from './controls.module.css';

export function LineSetting(props: SettingProps) {
  return <TextSetting {...props} />;
}

export function LinesSetting(props: SettingProps) {
  return <TextSetting {...props} lines={3} />;
}

/** A list, an entry a line. */
export function EntriesSetting(props: SettingProps) {
  return <TextSetting {...props} lines={4} />;
}

/** An amount of money. */
export function DollarsSetting(props: SettingProps) {
  return (
    <div className={styles.dollars}>
      <TextSetting {...props} inputMode="decimal" />
    </div>
  );
}

/** A whole number. */
export function CountSetting(props: SettingProps) {
  return <TextSetting {...props} inputMode="numeric" />;
}

interface TextSettingProps extends SettingProps {
  lines?: number;
  inputMode?: 'decimal' | 'numeric';
}

function TextSetting({ id, setting, value, problem, onChange, ...field }: TextSettingProps) {
  const { label, hint, shown } = setting;
  const text = asText(value);
  return (
    <Field
      {...field}
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      count={shown === undefined ? undefined : { length: text.length, most: shown }}
      spellCheck={field.lines !== undefined}
      value={text}
      onChange={onChange}
    />
  );
}

/** The address of a picture, with what is there. */
export function PictureSetting(props: SettingProps) {
  const src = asText(props.value).trim();
  return (
    <div className={styles.picture}>
      <TextSetting {...props} />
      <PicturePreview src={isSafeUrl(src) ? src : ''} size="large" />
    </div>
  );
}

/** A read-only setting. */
export function ReadOnlySetting({ id, setting, value }: SettingProps) {
  return (
    <p id={id} className={styles.told}>
      <span className={styles.label}>{setting.label}</span> {asText(value)}
    </p>
  );
}

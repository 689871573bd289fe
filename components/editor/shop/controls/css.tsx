import { describedBy, FormField } from '../../form/form-field';
import { asText, type SettingProps } from './control';
import styles from './css.module.css';
import { useCodeKeys } from './use-code-keys';

const LEAVING = 'Tab indents. Press Escape and then Tab to leave the field.';

/** A style sheet to write, with its lines numbered. */
export function CssSetting(props: SettingProps) {
  const { id, setting, value, problem, onChange } = props;
  const text = asText(value);
  const keys = useCodeKeys(onChange);
  const hint = (
    <>
      {setting.hint} {LEAVING}
    </>
  );
  const count = text.split('\n').length;
  return (
    <FormField id={id} label={setting.label} hint={hint} problem={problem}>
      <div className={styles.code}>
        <pre className={styles.numbers} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => at + 1).join('\n')}
        </pre>
        <textarea
          {...describedBy({ id, hint, problem })}
          {...keys}
          className={styles.text}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onScroll={({ currentTarget: { previousElementSibling, scrollTop } }) => {
            if (previousElementSibling) previousElementSibling.scrollTop = scrollTop;
          }}
        />
      </div>
    </FormField>
  );
}

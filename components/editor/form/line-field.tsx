import type { ComponentProps } from 'react';
import field from '../ui/field.module.css';
import { describedBy, FormField, type FormFieldProps } from './form-field';

interface LineFieldProps extends Omit<FormFieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  inputMode?: ComponentProps<'input'>['inputMode'];
  spellCheck?: boolean;
  readOnly?: boolean;
  /** Where the dialog that it stands in begins. */
  isFirst?: boolean;
  /** So many lines instead of one. */
  lines?: number;
}

/** A line to type into, or several. It holds whatever is typed: what is wrong is told, and not taken away. */
export function LineField(props: LineFieldProps) {
  const { value, onChange, onBlur, placeholder, readOnly, isFirst, lines } = props;
  const shared = {
    ...describedBy(props),
    value,
    placeholder,
    readOnly,
    ref: isFirst ? markFirst : undefined,
    autoComplete: 'off',
    spellCheck: props.spellCheck ?? false,
    onBlur,
  };
  return (
    <FormField {...props}>
      {lines ? (
        <textarea
          {...shared}
          className={`${field.input} ${field.area}`}
          rows={lines}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          className={field.input}
          inputMode={props.inputMode}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FormField>
  );
}

/** For the browser, which looks at the attribute when it opens a dialog. */
function markFirst(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '');
}

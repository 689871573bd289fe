import { type KeyboardEvent, useRef } from 'react';
import { describedBy, FormField } from '@/components/kit/field';
import * as messages from '../messages';
import { asText, type SettingProps } from './control';
import styles from './css.module.css';
import { type Edit, indentLines, lineBreak } from './indent';

export function CssSetting({ id, setting, value, problem, onChange }: SettingProps) {
  const text = asText(value);
  const keys = useCodeKeys(onChange);
  const hint = `${setting.hint} ${messages.cssKeysHint}`;
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

/** Keys for code: Tab and Shift+Tab indent, Enter keeps the indentation; after Escape the next Tab leaves the field. */
function useCodeKeys(onChange: (text: string) => void) {
  const isLeaving = useRef(false);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, currentTarget: area } = event;
    if (event.nativeEvent.isComposing || ['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
    const leaves = isLeaving.current && key === 'Tab';
    isLeaving.current = key === 'Escape';
    // It has a meaning of its own here, and closes nothing.
    if (key === 'Escape') event.stopPropagation();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (leaves || !isPlain || (key !== 'Tab' && key !== 'Enter')) return;
    event.preventDefault();
    const { value: text, selectionStart: from, selectionEnd: to } = area;
    const edit =
      key === 'Enter'
        ? lineBreak({ text, from, to })
        : indentLines({ text, from, to }, shiftKey ? 'out' : 'in');
    replace(area, edit, onChange);
  };
  const onBlur = () => {
    isLeaving.current = false;
  };
  return { onKeyDown, onBlur };
}

/** Replaces text as if it was typed, so that the browser can undo it; else by hand. */
function replace(
  area: HTMLTextAreaElement,
  { start, end, by, from, to }: Edit,
  onChange: (text: string) => void,
): void {
  if (area.value.slice(start, end) === by) return;
  area.setSelectionRange(start, end);
  const isTyped = document.execCommand?.(by === '' ? 'delete' : 'insertText', false, by) ?? false;
  if (!isTyped) {
    area.setRangeText(by, start, end);
    onChange(area.value);
  }
  area.setSelectionRange(from, to);
}

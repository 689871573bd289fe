import { useLayoutEffect, useRef } from 'react';
import { isMuted, named, type TextControlProps } from './control';
import styles from './field.module.css';
import { useDraft } from './use-draft';

interface TextAreaProps extends TextControlProps {
  placeholder?: string | undefined;
  isCode?: boolean;
}

const GROWS = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');
const BORDERS_PX = 2;

export function TextArea(props: TextAreaProps) {
  const { scope, value, origin, placeholder, isCode, onChange, onRelease } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft({ scope, shown: value, read: asValue, write: asIs, onChange, onRelease });
  const { text } = draft;
  useLayoutEffect(() => {
    if (!GROWS && !isCode && area.current) grow(area.current, text);
  }, [text, isCode]);
  const looks = [
    styles.input,
    styles.area,
    isCode && styles.code,
    isMuted(origin) && styles.default,
  ];
  return (
    <textarea
      {...named(props)}
      ref={area}
      className={looks.filter(Boolean).join(' ')}
      rows={1}
      value={text}
      placeholder={placeholder}
      spellCheck={!isCode}
      onChange={(event) => draft.onInput(event.currentTarget.value)}
      onBlur={draft.onBlur}
    />
  );
}

const asIs = (value: string) => value;
const asValue = (text: string) => ({ value: text });

/** Grows in browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement, text: string): void {
  area.style.height = '';
  if (text) area.style.height = `${area.scrollHeight + BORDERS_PX}px`;
}

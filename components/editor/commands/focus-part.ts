import type { EditorThunk } from '@/store/editor/inject';

/** The parts of the editor that are to be seen, in the order they are read: bar, palette, page, properties, path. */
const PARTS = '[data-part="true"]:not([hidden])';
const FOCUSABLE =
  '[tabindex="0"], button:enabled:not([tabindex="-1"]), input:enabled, select:enabled, textarea:enabled';

/** Leads the keyboard to the next part of the editor, or the one before. */
export function focusPart(step: 1 | -1): EditorThunk {
  return () => {
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    const from = parts.findIndex((part) => part.contains(document.activeElement));
    for (let count = 1; count <= parts.length; count += 1) {
      const at = (from + step * count + parts.length * 2) % parts.length;
      const part = parts[at];
      const target = part?.matches('[tabindex]')
        ? part
        : part?.querySelector<HTMLElement>(FOCUSABLE);
      if (!target) continue;
      target.focus();
      return;
    }
  };
}

import { cleanLine } from '@/core/values/clean-text';
import type { Look } from '../kit/look';
import { html } from '../kit/markup';
import { type Part, wrapped } from '../kit/part';

/** Words of our own; what others wrote in them, such as a name, begins no line. */
export function paragraph({ text: face, day }: Look, text: string): Part {
  const line = cleanLine(text);
  return {
    plain: wrapped(line),
    html: html`<tr><td style="padding:0 0 20px">
      <p class="ink" style="margin:0;font:400 16px/1.55 ${face.family};color:${day.ink}">${line}</p>
    </td></tr>`,
  };
}

/** Words beside the matter. */
export function remark({ text: face, day }: Look, text: string): Part {
  const line = cleanLine(text);
  return {
    plain: wrapped(line),
    html: html`<tr><td style="padding:0 0 20px">
      <p class="muted" style="margin:0;font:400 14px/1.55 ${face.family};color:${day.muted}">${line}</p>
    </td></tr>`,
  };
}

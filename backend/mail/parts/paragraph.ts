import type { Look } from '../look';
import { html } from '../markup';
import { type Part, wrapped } from './part';

/** Words of our own. */
export function paragraph({ text: face, day }: Look, text: string): Part {
  return {
    plain: wrapped(text),
    html: html`<tr><td style="padding:0 0 20px">
      <p class="ink" style="margin:0;font:400 16px/1.55 ${face.family};color:${day.ink}">${text}</p>
    </td></tr>`,
  };
}

/** Words beside the matter. */
export function remark({ text: face, day }: Look, text: string): Part {
  return {
    plain: wrapped(text),
    html: html`<tr><td style="padding:0 0 20px">
      <p class="muted" style="margin:0;font:400 14px/1.55 ${face.family};color:${day.muted}">${text}</p>
    </td></tr>`,
  };
}

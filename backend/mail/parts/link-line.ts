import type { Look } from '../kit/look';
import { html } from '../kit/markup';
import type { Part } from '../kit/part';

/** A way beside the matter. */
export function linkLine({ text: face, day }: Look, label: string, href: string): Part {
  return {
    plain: `${label}:\n${href}`,
    html: html`<tr><td style="padding:0 0 20px">
      <a class="muted" href="${href}" target="_blank" style="font:400 14px/1.55 ${face.family};color:${day.muted};text-decoration:underline">${label}</a>
    </td></tr>`,
  };
}

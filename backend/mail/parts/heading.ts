import { cleanLine } from '@/core/values/clean-text';
import type { Look } from '../kit/look';
import { html } from '../kit/markup';
import type { Part } from '../kit/part';

/** Renders the title of the letter. */
export function heading({ display, day }: Look, text: string): Part {
  const font = `font:${display.weight} 30px/1.2 ${display.family}`;
  return {
    plain: cleanLine(text),
    html: html`<tr><td style="padding:0 0 12px">
      <h1 class="ink" style="margin:0;${font};letter-spacing:${display.tracking};color:${day.ink}">${cleanLine(text)}</h1>
    </td></tr>`,
  };
}

/** Renders the title of a part. */
export function title({ display, day }: Look, text: string): Part {
  const font = `font:${display.weight} 20px/1.3 ${display.family}`;
  return {
    plain: `${text.toUpperCase()}\n${'-'.repeat(text.length)}`,
    html: html`<tr><td style="padding:16px 0 12px">
      <h2 class="ink" style="margin:0;${font};letter-spacing:${display.tracking};color:${day.ink}">${text}</h2>
    </td></tr>`,
  };
}

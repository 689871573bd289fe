import { cleanText } from '@/core/values/clean-text';
import type { Look } from '../kit/look';
import { html, type Markup, withBreaks } from '../kit/markup';
import type { Part } from '../kit/part';

const BETWEEN_PARAGRAPHS = /\n{2,}/;

/** Renders somebody's text; in plain text no line of it can pass for one of ours. */
export function quote(look: Look, text: string): Part {
  const { brand, day } = look;
  const paragraphs = cleanText(text).split(BETWEEN_PARAGRAPHS);
  return {
    plain: cleanText(text).replace(/^/gm, '> '),
    html: html`<tr><td style="padding:0 0 24px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
        <td style="border-left:3px solid ${brand.button};padding:4px 0 4px 18px;color:${day.ink}">
          ${paragraphs.map((line, at) => paragraphOf(look, line, at === 0))}
        </td>
      </tr></table>
    </td></tr>`,
  };
}

function paragraphOf({ text: face, day }: Look, line: string, isFirst: boolean): Markup {
  const font = `font:400 16px/1.6 ${face.family}`;
  return html`<p dir="auto" class="ink" style="margin:${isFirst ? 0 : 12}px 0 0;${font};color:${day.ink}">${withBreaks(line)}</p>`;
}

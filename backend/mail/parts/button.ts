import type { Look } from '../kit/look';
import { html } from '../kit/markup';
import type { Part } from '../kit/part';

/** Renders the main link. A table of one cell, since some programs ignore the padding of a link. */
export function button({ brand, text: face, radius }: Look, label: string, href: string): Part {
  const edge = `border:1px solid ${brand.buttonEdge};border-radius:${radius}px`;
  const font = `font:600 16px/1.25 ${face.family};color:${brand.onButton}`;
  return {
    plain: `${label}:\n${href}`,
    html: html`<tr><td style="padding:4px 0 28px">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr>
        <td align="center" bgcolor="${brand.button}" style="background:${brand.button};${edge}">
          <a href="${href}" target="_blank" style="display:inline-block;padding:14px 28px;${font};text-decoration:none">${label}</a>
        </td>
      </tr></table>
    </td></tr>`,
  };
}

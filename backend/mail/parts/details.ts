import { cleanLine } from '@/core/values/clean-text';
import type { Look } from '../kit/look';
import { html, type Markup, type Piece } from '../kit/markup';
import type { Part } from '../kit/part';
import { webAddress } from '../kit/words';

interface Detail {
  term: string;
  lines: readonly string[];
  href?: string;
}

/** Terms beside what they stand for, a thin rule between; those without anything are left out. */
export function details(look: Look, all: readonly Detail[]): Part {
  const shown = all
    .map((detail) => ({ ...detail, lines: detail.lines.map(cleanLine).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
  return {
    plain: shown.map(plainOf).join('\n'),
    html: html`<tr><td style="padding:0 0 24px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        ${shown.map((detail) => rowOf(look, detail))}
      </table>
    </td></tr>`,
  };
}

function plainOf({ term, lines, href = '' }: Detail): string {
  const address = webAddress(href);
  const said = address ? [...lines, address] : lines;
  return said.length > 1
    ? `${term}:\n${said.map((line) => `  ${line}`).join('\n')}`
    : `${term}: ${said[0]}`;
}

function rowOf(look: Look, { term, lines, href = '' }: Detail): Markup {
  const { day, text: face } = look;
  const cell = `padding:10px 0;border-top:1px solid ${day.line};font:400 15px/1.5 ${face.family}`;
  const text: Piece = lines.map(
    (line, at) => html`<div dir="auto">${at === 0 ? linked(look, line, href) : line}</div>`,
  );
  return html`<tr>
    <td class="line muted" width="38%" valign="top" style="${cell};padding-right:16px;color:${day.muted}">${term}</td>
    <td class="line ink" valign="top" style="${cell};color:${day.ink}">${text}</td>
  </tr>`;
}

function linked({ day }: Look, line: string, href: string): Piece {
  const address = webAddress(href);
  if (!address) return line;
  return html`<a class="link" href="${address}" target="_blank" style="color:${day.link}">${line}</a>`;
}

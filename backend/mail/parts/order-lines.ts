import { choiceText } from '@/core/rules/variants/choice-text';
import { cleanLine } from '@/core/values/clean-text';
import type { LineFacts, OrderFacts } from '../kit/facts';
import type { Look } from '../kit/look';
import { html, type Markup } from '../kit/markup';
import { atBothEnds, type Part } from '../kit/part';
import { money } from '../kit/words';
import { picture } from './picture';

const PICTURE_WIDTH = 72;

/** Renders the ordered lines: picture, name, choices, and quantity x price = amount. */
export function orderLines(look: Look, { lines, currency }: OrderFacts): Part {
  const { day, text: face } = look;
  return {
    plain: lines.map((line) => plainOf(line, currency)).join('\n\n'),
    html: html`<tr><td style="padding:0 0 8px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ink" style="font:400 15px/1.5 ${face.family};color:${day.ink};font-variant-numeric:tabular-nums">
        ${lines.map((line) => rowOf(look, line, currency))}
      </table>
    </td></tr>`,
  };
}

const choicesOf = ({ variants }: LineFacts) =>
  Object.entries(variants).map(([label, chosen]) => cleanLine(choiceText(label, chosen)));
const quantityOf = ({ quantity, unitPriceMinor }: LineFacts, currency: string) =>
  `${quantity} × ${money(unitPriceMinor, currency)}`;
const amountOf = ({ quantity, unitPriceMinor }: LineFacts, currency: string) =>
  money(quantity * unitPriceMinor, currency);

function plainOf(line: LineFacts, currency: string): string {
  const own = [...choicesOf(line), quantityOf(line, currency)].map((text) => `  ${text}`);
  return [atBothEnds(line.name, amountOf(line, currency)), ...own].join('\n');
}

function rowOf({ day, radius }: Look, line: LineFacts, currency: string): Markup {
  const cell = `padding:14px 0;border-top:1px solid ${day.line}`;
  const choices = choicesOf(line).map((text) => html`<div dir="auto">${text}</div>`);
  return html`<tr>
    <td class="line" width="${PICTURE_WIDTH + 16}" valign="top" style="${cell}">${picture(line, { width: PICTURE_WIDTH, radius })}</td>
    <td class="line" valign="top" style="${cell}">
      <div dir="auto" style="font-weight:600">${cleanLine(line.name)}</div>
      <div class="muted" style="font-size:14px;color:${day.muted}">${choices}<div>${quantityOf(line, currency)}</div></div>
    </td>
    <td class="line" align="right" valign="top" style="${cell};padding-left:12px;white-space:nowrap">${amountOf(line, currency)}</td>
  </tr>`;
}

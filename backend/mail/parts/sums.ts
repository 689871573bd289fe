import { totalLabel, totalText } from '@/core/rules/money/total-words';
import type { OrderFacts } from '../kit/facts';
import type { Look } from '../kit/look';
import { html, type Markup } from '../kit/markup';
import { atBothEnds, type Part } from '../kit/part';
import { money } from '../kit/words';

interface Sum {
  term: string;
  amount: string;
  isTotal?: boolean;
}

/** Renders the totals of an order, line by line. */
export function sums(look: Look, order: OrderFacts): Part {
  const rows = sumsOf(order);
  return {
    plain: rows.map(({ term, amount }) => atBothEnds(term, amount)).join('\n'),
    html: html`<tr><td style="padding:0 0 24px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ink" style="font:400 15px/1.5 ${look.text.family};color:${look.day.ink};font-variant-numeric:tabular-nums">
        <tr><td colspan="2" class="line" style="border-top:1px solid ${look.day.line};font-size:0;line-height:0;height:10px">&nbsp;</td></tr>
        ${rows.map((row) => rowOf(look, row))}
      </table>
    </td></tr>`,
  };
}

function sumsOf({ totals, couponCode, totalMinor, currency }: OrderFacts): Sum[] {
  return [
    ...totals.map((line) => ({ term: totalLabel(line.kind, couponCode), amount: totalText(line) })),
    { term: totalLabel('total'), amount: money(totalMinor, currency), isTotal: true },
  ];
}

function rowOf({ day }: Look, { term, amount, isTotal = false }: Sum): Markup {
  const style = isTotal ? 'padding:10px 0 0;font-size:18px;font-weight:700' : 'padding:3px 0';
  const color = isTotal ? day.ink : day.muted;
  return html`<tr>
    <td class="${isTotal ? 'ink' : 'muted'}" style="${style};color:${color}">${term}</td>
    <td align="right" style="${style};white-space:nowrap">${amount}</td>
  </tr>`;
}

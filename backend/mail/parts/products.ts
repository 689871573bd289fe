import { CURRENCY } from '@/core/model/currency';
import { sizedPicture } from '@/core/rules/media/picture-facts';
import { totalLabel, totalText } from '@/core/rules/money/total-words';
import { choiceText } from '@/core/rules/variants/choice-text';
import { cleanLine } from '@/core/values/clean-text';
import type { LineFacts, Look, OrderFacts, RestockFacts } from '../kit/look';
import { html, type Markup, type Piece } from '../kit/markup';
import { atBothEnds, type Part } from '../kit/part';
import { money } from '../kit/words';

const PICTURE_WIDTH = 72;

/** Renders the ordered lines: picture, name, choices, and quantity x price = amount. */
export function orderLines(look: Look, { lines, currency }: OrderFacts): Part {
  const rows = lines.map((line) => rowOf(look, line, currency));
  return {
    plain: lines.map((line) => plainOf(line, currency)).join('\n\n'),
    html: figures(look, 8, rows),
  };
}

/** A table of things and sums, with so many px below it. */
function figures({ day, text: face }: Look, below: number, rows: Piece): Markup {
  return html`<tr><td style="padding:0 0 ${below}px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ink" style="font:400 15px/1.5 ${face.family};color:${day.ink};font-variant-numeric:tabular-nums">
      ${rows}
    </table>
  </td></tr>`;
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
    <td class="line" width="${PICTURE_WIDTH + 16}" valign="top" style="${cell}">${picture(line, PICTURE_WIDTH, radius)}</td>
    <td class="line" valign="top" style="${cell}">
      <div dir="auto" style="font-weight:600">${cleanLine(line.name)}</div>
      <div class="muted" style="font-size:14px;color:${day.muted}">${choices}<div>${quantityOf(line, currency)}</div></div>
    </td>
    <td class="line" align="right" valign="top" style="${cell};padding-left:12px;white-space:nowrap">${amountOf(line, currency)}</td>
  </tr>`;
}

/** The picture of what is sold, 3:4. Its alternative text is the name: many programs show no pictures unasked. */
function picture(
  { image, name }: Pick<LineFacts, 'image' | 'name'>,
  width: number,
  radius: number,
) {
  if (image === '') return html`&nbsp;`;
  const height = (width * 4) / 3;
  const size = `width:${width}px;height:${height}px;object-fit:cover`;
  return html`<img src="${sizedPicture(image).src}" alt="${cleanLine(name)}" width="${width}" height="${height}" style="display:block;border:0;border-radius:${radius}px;${size};font-size:12px;line-height:1.3;overflow:hidden">`;
}

const LARGE_WIDTH = 120;

type Variant = Pick<RestockFacts, 'name' | 'image' | 'options' | 'priceMinor'>;

export function variant(look: Look, sold: Variant): Part {
  const { day, radius } = look;
  const name = cleanLine(sold.name);
  const options = sold.options.map((option) => cleanLine(`${option.name}: ${option.value}`));
  const price = money(sold.priceMinor, CURRENCY);
  const shown = options.map((text) => html`<div dir="auto">${text}</div>`);
  return {
    plain: [atBothEnds(name, price), ...options.map((text) => `  ${text}`)].join('\n'),
    html: figures(
      look,
      24,
      html`<tr>
        <td width="${LARGE_WIDTH + 20}" valign="top">${picture(sold, LARGE_WIDTH, radius)}</td>
        <td valign="middle">
          <div dir="auto" style="font-size:17px;font-weight:600">${name}</div>
          <div class="muted" style="padding:4px 0;color:${day.muted}">${shown}</div>
          <div style="font-weight:600">${price}</div>
        </td>
      </tr>`,
    ),
  };
}

export function sums(look: Look, { totals, couponCode, totalMinor, currency }: OrderFacts): Part {
  const total = { term: totalLabel('total'), amount: money(totalMinor, currency) };
  const parts = totals.map((line) => ({
    ...{ term: totalLabel(line.kind, couponCode), amount: totalText(line) },
  }));
  return {
    plain: [...parts, total].map(({ term, amount }) => atBothEnds(term, amount)).join('\n'),
    html: figures(look, 24, [
      html`<tr><td colspan="2" class="line" style="border-top:1px solid ${look.day.line};font-size:0;line-height:0;height:10px">&nbsp;</td></tr>`,
      ...parts.map((part) => sumOf(part, look.day.muted, 'muted', 'padding:3px 0')),
      sumOf(total, look.day.ink, 'ink', 'padding:10px 0 0;font-size:18px;font-weight:700'),
    ]),
  };
}

interface Sum {
  term: string;
  amount: string;
}

function sumOf({ term, amount }: Sum, color: string, role: 'ink' | 'muted', style: string) {
  return html`<tr>
    <td class="${role}" style="${style};color:${color}">${term}</td>
    <td align="right" style="${style};white-space:nowrap">${amount}</td>
  </tr>`;
}

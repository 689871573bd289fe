import { CURRENCY } from '@/core/model/currency';
import { cleanLine } from '@/core/values/clean-text';
import type { RestockFacts } from '../kit/facts';
import type { Look } from '../kit/look';
import { html } from '../kit/markup';
import { atBothEnds, type Part } from '../kit/part';
import { money } from '../kit/words';
import { picture } from './picture';

const PICTURE_WIDTH = 120;

type Variant = Pick<RestockFacts, 'name' | 'image' | 'options' | 'priceMinor'>;

/** A variant that is on sale: picture, name, options and price. */
export function variant({ day, text: face, radius }: Look, sold: Variant): Part {
  const name = cleanLine(sold.name);
  const options = sold.options.map((option) => cleanLine(`${option.name}: ${option.value}`));
  const price = money(sold.priceMinor, CURRENCY);
  const shown = options.map((text) => html`<div dir="auto">${text}</div>`);
  return {
    plain: [atBothEnds(name, price), ...options.map((text) => `  ${text}`)].join('\n'),
    html: html`<tr><td style="padding:0 0 24px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ink" style="font:400 15px/1.5 ${face.family};color:${day.ink};font-variant-numeric:tabular-nums"><tr>
        <td width="${PICTURE_WIDTH + 20}" valign="top">${picture(sold, { width: PICTURE_WIDTH, radius })}</td>
        <td valign="middle">
          <div dir="auto" style="font-size:17px;font-weight:600">${name}</div>
          <div class="muted" style="padding:4px 0;color:${day.muted}">${shown}</div>
          <div style="font-weight:600">${price}</div>
        </td>
      </tr></table>
    </td></tr>`,
  };
}

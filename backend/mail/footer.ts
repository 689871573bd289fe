import { cleanLine } from '@/core/values/clean-text';
import type { ShopFacts } from './facts';
import type { Look } from './look';
import { html } from './markup';
import { type Part, wrapped } from './parts/part';

/** Who writes, from where, and why; below the letter, on the ground around it. */
export function footer(shop: ShopFacts, { day, text: face }: Look, reason: string): Part {
  const lines = [imprint(shop), contact(shop), reason].filter(Boolean);
  const color = `color:${day.onOutside}`;
  const home = shop.origin.replace(/^https?:\/\//, '');
  return {
    plain: ['-- ', ...lines.map(wrapped), `${shop.origin}/`].join('\n'),
    html: html`<tr><td class="foot muted" align="center" style="padding:28px 40px 40px;font:400 13px/1.6 ${face.family};${color}">
      ${lines.map((line) => html`<div>${line}</div>`)}
      <div><a class="muted" href="${shop.origin}/" target="_blank" style="${color};text-decoration:underline">${home}</a></div>
    </td></tr>`,
  };
}

/** The company and its address; a shop often begins the address with its own name. */
function imprint({ company, name, addressLines }: ShopFacts): string {
  const lines = [company || name, ...addressLines].map(cleanLine).filter(Boolean);
  return [...new Set(lines)].join(' · ');
}

function contact({ email, phone }: ShopFacts): string {
  return [email, phone].map(cleanLine).filter(Boolean).join(' · ');
}

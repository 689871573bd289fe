import { sizedPicture } from '@/core/rules/media/picture-size';
import { cleanLine } from '@/core/values/clean-text';
import type { ShopFacts } from './facts';
import type { Look } from './look';
import { html, type Markup } from './markup';
import type { Part } from './part';

/** The room a logo is fitted into, in px. */
const LOGO_HEIGHT = 36;
const LOGO_WIDTH = 240;

/** The shop's logo, or its name, on the ground that its pages have at the top; it leads home. */
export function masthead(shop: ShopFacts, { brand, display, day, radius }: Look): Part {
  const face = `font:${display.weight} 22px/36px ${display.family};color:${brand.onBand}`;
  const corners = `border-radius:${radius}px ${radius}px 0 0`;
  const rule = `border-bottom:1px solid ${brand.band === day.ground ? day.line : brand.band}`;
  return {
    plain: cleanLine(shop.name),
    html: html`<tr><td class="band" bgcolor="${brand.band}" style="padding:24px 40px;background:${brand.band};${corners};${rule}">
      <a href="${shop.origin}/" target="_blank" style="${face};letter-spacing:${display.tracking};text-decoration:none">${shop.logo ? logoOf(shop) : cleanLine(shop.name)}</a>
    </td></tr>`,
  };
}

function logoOf({ logo, name }: ShopFacts): Markup {
  const { src, size } = sizedPicture(logo);
  if (!size) {
    return html`<img src="${src}" alt="${cleanLine(name)}" height="${LOGO_HEIGHT}" style="display:block;border:0;height:${LOGO_HEIGHT}px;width:auto;max-width:${LOGO_WIDTH}px">`;
  }
  const scale = Math.min(LOGO_HEIGHT / size.height, LOGO_WIDTH / size.width);
  const [width, height] = [size.width, size.height].map((side) => Math.round(side * scale));
  return html`<img src="${src}" alt="${cleanLine(name)}" width="${width ?? 0}" height="${height ?? 0}" style="display:block;border:0;width:${width ?? 0}px;height:${height ?? 0}px">`;
}

import { contrastOf } from '@/core/rules/design/contrast';
import type { DemoPicture } from '../kit/draft';

interface Wrapping {
  readonly key: string;
  readonly ground: string;
  readonly paper: string;
  readonly ribbon: string;
}

const SIZE = 900;

/** A wrapped box, for the choice of a gift wrapping. */
export function giftBox({ key, ground, paper, ribbon }: Wrapping): DemoPicture {
  const shade = contrastOf(paper, '#000000') > 6 ? 0.1 : 0.22;
  const art = [
    `<rect width="900" height="900" fill="${ground}"/>`,
    '<ellipse cx="470" cy="742" rx="300" ry="30" fill="#000" opacity=".14"/>',
    `<path d="M190 372H710V730H190Z" fill="${paper}"/>`,
    `<path d="M540 372H710V730H540Z" fill="#000" opacity="${shade}"/>`,
    `<path d="M166 296H734V392H166Z" fill="${paper}"/>`,
    `<path d="M166 380H734V400H166Z" fill="#000" opacity="${shade + 0.06}"/>`,
    `<path d="M420 296H480V730H420Z" fill="${ribbon}"/>`,
    `<path d="M450 296C350 300 262 262 276 204C288 156 392 168 450 296C508 168 612 156 624 204C638 262 550 300 450 296Z" fill="${ribbon}"/>`,
    '<path d="M450 290C396 266 340 252 318 222M450 290C504 266 560 252 582 222" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="6"/>',
    `<rect x="424" y="268" width="52" height="48" rx="12" fill="${ribbon}"/>`,
    '<rect x="424" y="268" width="52" height="48" rx="12" fill="#000" opacity=".12"/>',
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${art.join('')}</svg>`;
  return { key, width: SIZE, height: SIZE, shop: false, source: { kind: 'art', svg } };
}

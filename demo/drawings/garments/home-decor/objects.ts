import { dyeFromHex, inkOn, lighter } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, mist } from '../../kit/fold';
import { lettering } from '../../kit/lettering';
import { motif } from '../../kit/motifs';
import { boxGradient } from '../../kit/sheet';
import { standing, turned } from '../tumbler/vessel';

/** An art print in an oak frame behind glass. */
export function framedPrint(easel: Easel, isBack: boolean): Figure {
  const { sheet } = easel;
  const oak = boxGradient(
    sheet,
    [0, 0],
    [1, 1],
    [
      { at: 0, color: '#dcb98a' },
      { at: 0.5, color: '#c49a66' },
      { at: 1, color: '#a87e4e' },
    ],
  );
  const glass = boxGradient(
    sheet,
    [0, 0],
    [1, 1],
    [
      { at: 0, color: '#fff', opacity: 0.34 },
      { at: 0.3, color: '#fff', opacity: 0.06 },
      { at: 0.31, color: '#fff', opacity: 0 },
      { at: 1, color: '#fff', opacity: 0.02 },
    ],
  );
  const grain = [-312, -300, 300, 311]
    .map((x, i) => `M${x}-${430 - i * 4}C${x + 3}-200 ${x - 3} 200 ${x} 430`)
    .join('');
  const frame = 'M-324-444H324V444H-324ZM-290-410V410H290V-410Z';
  const art =
    `<path d="${frame}" fill="${oak}" fill-rule="evenodd"/><path d="${grain}M-300-428H300M-300 430H300M-306-420H306" class="l" stroke="#8a6238" stroke-opacity=".3" stroke-width="2"/>` +
    '<path d="M-324-444L-290-410M324-444L290-410M324 444L290 410M-324 444L-290 410" stroke="#7a5630" stroke-opacity=".6" stroke-width="2"/>' +
    (isBack
      ? backing()
      : `<path d="M-290-410H290V410H-290Z" fill="#fbf9f4"/><path d="M-290-410H290V-396H-276V410H-290Z" fill="#000" fill-opacity=".14"/>${poster(easel)}<path d="M-290-410H290V410H-290Z" fill="${glass}"/>`) +
    '<path d="M-324-444H324" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>';
  return {
    art,
    silhouette: 'M-324-444H324V444H-324Z',
    bounds: rect(-330, -450, 660, 900),
    focus: [rect(-330, -450, 330, 440)],
  };
}

const backing = (): string =>
  '<path d="M-290-410H290V410H-290Z" fill="#b99f7c"/><path d="M-290-410H290V410H-290Z" fill="#000" fill-opacity=".06"/><path d="M-24-330Q0-360 24-330" fill="none" stroke="#8a8a8a" stroke-width="7"/><path d="M-180-250L0-330L180-250" fill="none" stroke="#777" stroke-width="3"/><path d="M-290-410H290V-392H-272V410H-290Z" fill="#000" fill-opacity=".2"/>';

/** A two-color print: shapes, the mark and a line of letters. */
function poster(easel: Easel): string {
  const { main, accent, spec } = easel;
  const ink = inkOn(main, accent);
  const clip = easel.sheet.define(
    'poster clip',
    (id) => `<clipPath id="${id}"><path d="M-226-340H226V270H-226Z"/></clipPath>`,
  );
  const scenes = [
    `<circle cx="40" cy="-120" r="120" fill="${accent.base}"/><path d="M-240 120C-120 20-40 60 40 110S180 60 240 20V280H-240Z" fill="${main.deep}"/><path d="M-240 200C-140 120 0 210 80 190S200 130 240 140V280H-240Z" fill="${lighter(main.base, 0.08)}"/>`,
    `<path d="M-150 270V-60A150 150 0 0 1 150-60V270Z" fill="${accent.base}"/><path d="M-84 270V0A84 84 0 0 1 84 0V270Z" fill="${main.deep}"/>${motif(spec.motif, 0, 90, 120, ink)}`,
    motif(spec.motif, 0, -40, 330, ink),
  ];
  const scene = spec.pattern === 'chest-print' ? scenes[2] : scenes[spec.seed % 2];
  return `<g clip-path="url(#${clip})"><path d="M-226-340H226V270H-226Z" fill="${main.base}"/>${scene}</g>${lettering({ text: spec.lettering?.name ?? 'SLOW DAYS', x: 0, y: 324, height: 24, maxWidth: 400, ink: '#3b3733' })}`;
}

/** A candle in tinted glass with a paper label, burning. */
export function candle(easel: Easel, isBack: boolean): Figure {
  const { main, accent, spec } = easel;
  const jar = 'M-206-430C-206-396 206-396 206-430V-30C206 34-206 34-206-30Z';
  const wax = dyeFromHex('#f3ead6');
  const flame = 'M0-596C30-548 34-518 22-496C12-478-12-478-22-496C-34-520-20-548 0-596Z';
  const label = isBack
    ? ''
    : `<path d="M-134-304Q0-284 134-304V-84Q0-62-134-84Z" fill="#f7f2e6"/><path d="M-122-290Q0-271 122-290V-94Q0-74-122-94Z" fill="none" stroke="#4a4038" stroke-opacity=".5" stroke-width="2"/>${motif(spec.motif, 0, -216, 92, '#4a4038')}${lettering({ text: spec.lettering?.name ?? 'NO. 4', x: 0, y: -128, height: 22, maxWidth: 190, ink: '#4a4038' })}`;
  const pattern =
    spec.pattern === 'color-block'
      ? `<path d="M-300-60Q0-20 300-60V80H-300Z" fill="${accent.base}"/>`
      : '';
  const art =
    standing(easel, 0, 8, 204, 440) +
    turned(
      easel,
      jar,
      main,
      `<path d="M-206-360Q0-330 206-360V-300Q0-270-206-300Z" fill="${wax.base}" fill-opacity=".12"/>${pattern}${label} `,
      true,
    ) +
    `<ellipse cy="-430" rx="206" ry="38" fill="${main.shade}"/><ellipse cy="-430" rx="206" ry="38" fill="none" stroke="${main.glow}" stroke-width="4"/><ellipse cy="-420" rx="190" ry="29" fill="${wax.base}"/>` +
    mist(easel, [0, -424], 150, 24, '#ffdf9a', 0.9) +
    `<path d="M0-422Q4-450 0-492" stroke="#3a2f26" stroke-width="6" fill="none"/>` +
    mist(easel, [0, -530], 130, 150, '#ffd27a', 0.5) +
    `<path d="${flame}" fill="#ffb43c"/><path d="${flame}" transform="translate(0 -194) scale(.6)" fill="#fff1c4"/>` +
    blot(easel, 'light', [-120, -240], 24, 170, 0.6);
  return {
    art,
    silhouette: '',
    bounds: rect(-270, -610, 540, 650),
    focus: [rect(-190, -440, 330, 440)],
  };
}

import { dyeFromHex } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, mist } from '../../kit/fold';
import { vesselPrint } from './print';
import { roundTone, standing, steelTone, turned } from './vessel';

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;

/** An insulated tumbler: steel rim and foot, clear lid, straw in the accent color. */
export function tumbler(easel: Easel, isBack: boolean): Figure {
  const { sheet, main, accent } = easel;
  const body = 'M-186-780C-186-748 186-748 186-780L132 0C132 34-132 34-132 0Z';
  const foot = 'M-134-30L-130 10C-126 40 126 40 130 10L134-30C120 0-120 0-134-30Z';
  const steel = steelTone(sheet);
  const lid = 'M-196-822C-196-786 196-786 196-822V-846C196-876-196-876-196-846Z';
  const straw = `<path d="M52-850L86-1100" class="l" stroke="${accent.line}" stroke-opacity=".5" stroke-width="33"/><path d="M52-850L86-1100" class="l" stroke="${accent.base}" stroke-width="30"/><path d="M45-850L79-1100" class="l" stroke="${accent.glow}" stroke-width="7" stroke-opacity=".7"/>${ellipse(86, -1100, 15, 5, accent.deep)}`;
  const art =
    standing(easel, 0, 26, 134, 820) +
    `<path d="${foot}" fill="${steel}"/>` +
    turned(easel, body, main, isBack ? sideMark(easel) : vesselPrint(easel, 0, -400, 190), false) +
    `<path d="M-132-6C-120 26 120 26 132-6L130 10C126 40-126 40-130 10Z" fill="${steel}"/>` +
    `<path d="M-189-806C-189-768 189-768 189-806L186-776C180-742-180-742-186-776Z" fill="${steel}"/>` +
    straw +
    `<path d="${lid}" fill="#eef1f2" fill-opacity=".82"/><path d="${lid}" fill="${steel}" fill-opacity=".28"/><path class="l" d="${lid}" stroke="#7f8486" stroke-opacity=".6" stroke-width="2"/>` +
    ellipse(0, -846, 194, 26, '#f7f9f9', ' fill-opacity=".85" stroke="#9ba0a2" stroke-width="2"') +
    ellipse(0, -848, 160, 18, '#dde1e2', ' fill-opacity=".9"') +
    ellipse(54, -850, 25, 8, '#4d5254') +
    straw.replace(/-1100/g, '-1098').replace(/<ellipse[^>]*>/, '') +
    ellipse(86, -1098, 15, 5, accent.deep) +
    mist(easel, [-96, -500], 22, 330, '#ffffff', 0.3);
  return {
    art,
    silhouette: '',
    bounds: rect(-260, -1110, 540, 1170),
    focus: [rect(-190, -640, 380, 507)],
  };
}

/** Care mark on the far side. */
const sideMark = (easel: Easel): string => {
  const { main } = easel;
  const ink = main.isDark ? main.glow : main.shade;
  return `<g fill="none" stroke="${ink}" stroke-width="4"><path d="M-26-150H26M-18-136H18M-22-122H22"/><circle cy="-190" r="18"/></g>`;
};

/** A flask with a screw lid and a carrying loop. */
export function bottle(easel: Easel, isBack: boolean): Figure {
  const { sheet, main, accent, spec } = easel;
  const body =
    'M-74-760C-150-730-166-690-166-620V-20C-166 30 166 30 166-20V-620C166-690 150-730 74-760Z';
  const capDye = spec.pattern === 'color-block' ? accent : dyeFromHex('#26282b');
  const lid = 'M-92-900C-92-916 92-916 92-900V-776C92-756-92-756-92-776Z';
  const grooves = Array.from({ length: 17 }, (_, i) =>
    Math.round(88 * Math.sin(((i - 8) / 8.4) * 1.5)),
  )
    .map((x) => `M${x}-884V-784`)
    .join('');
  const loop = `<path d="M-60-902C-74-1030 74-1030 60-902" class="l" stroke="${capDye.line}" stroke-width="40"/><path d="M-60-902C-74-1030 74-1030 60-902" class="l" stroke="${capDye.base}" stroke-width="35"/><path d="M-66-906C-78-1034 60-1036 58-960" class="l" stroke="${capDye.glow}" stroke-opacity=".6" stroke-width="7"/>`;
  const art =
    standing(easel, 0, 14, 164, 780) +
    loop +
    `<path d="M-76-790H76V-752C60-738-60-738-76-752Z" fill="${steelTone(sheet)}"/>` +
    `<path d="${lid}" fill="${roundTone(sheet, capDye, false)}"/><path d="${grooves}" stroke="#000" stroke-opacity=".35" stroke-width="3"/>` +
    ellipse(0, -900, 92, 13, capDye.light) +
    turned(easel, body, main, isBack ? sideMark(easel) : vesselPrint(easel, 0, -330, 196), false) +
    `<path d="M-166-60V-20C-166 30 166 30 166-20V-60C166-12-166-12-166-60Z" fill="#000" fill-opacity=".12"/>` +
    blot(easel, 'light', [-96, -640], 40, 90, 0.5) +
    mist(easel, [-98, -340], 20, 330, '#ffffff', 0.32);
  return {
    art,
    silhouette: '',
    bounds: rect(-250, -1010, 520, 1060),
    focus: [rect(-180, -540, 360, 480)],
  };
}

/** A stoneware mug with a speckled glaze and a bare foot. */
export function mug(easel: Easel, isBack: boolean): Figure {
  const { main, accent, spec, random } = easel;
  const side = isBack ? -1 : 1;
  const body =
    'M-230-420C-230-376 230-376 230-420C232-260 226-120 206-40C196 20-196 20-206-40C-226-120-232-260-230-420Z';
  const handle = `M${side * 214}-330C${side * 400}-372 ${side * 404}-70 ${side * 200}-104`;
  const speck = Array.from(
    { length: 110 },
    () =>
      `M${Math.round(random.near(0, 225))} ${Math.round(random.between(-400, 0))}h${random.between(1, 4).toFixed(1)}`,
  ).join('');
  const speckled = `<path d="${speck}" stroke="${main.line}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`;
  const dip =
    spec.pattern === 'plain' ? `<path d="M-300-92Q0-40 300-92V100H-300Z" fill="#d9c4a3"/>` : '';
  const inside = spec.pattern === 'color-block' ? accent : main;
  const art =
    standing(easel, 0, 2, 214, 430) +
    `<path d="${handle}" class="l" stroke="${main.line}" stroke-width="62" stroke-opacity=".5"/><path d="${handle}" class="l" stroke="${main.base}" stroke-width="58"/><path d="${handle}" class="l" stroke="${main.shade}" stroke-width="20" stroke-opacity=".8" transform="translate(${side * 4} 16)"/><path d="${handle}" class="l" stroke="${main.glow}" stroke-width="12" stroke-opacity=".8" transform="translate(-4 -16)"/>` +
    turned(easel, body, main, dip + vesselPrint(easel, 0, -236, 210) + speckled, true) +
    ellipse(0, -420, 230, 44, main.light, ` stroke="${main.shade}" stroke-width="2"`) +
    ellipse(0, -416, 210, 35, inside.shade) +
    ellipse(0, -402, 186, 24, inside.deep, ' fill-opacity=".85"') +
    `<path d="M-208-418C-200-452 200-452 208-418C180-436-180-436-208-418Z" fill="${inside.deep}" fill-opacity=".6"/>` +
    ellipse(0, -398, 172, 19, '#5a3a26') +
    ellipse(-40, -402, 70, 7, '#a87a54', ' fill-opacity=".6"') +
    mist(easel, [-130, -250], 26, 150, '#ffffff', 0.55);
  return {
    art,
    silhouette: '',
    bounds: isBack ? rect(-380, -470, 640, 500) : rect(-260, -470, 640, 500),
    focus: [rect(-180, -420, 330, 440)],
  };
}

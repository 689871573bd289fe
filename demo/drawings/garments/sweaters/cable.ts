import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { keepShape } from '../../kit/shadow';

const TWIST = 46;

/** Cable columns: two plaited strands, raised from the knit, over the body's height. */
export function cables(
  easel: Easel,
  xs: readonly number[],
  top: number,
  bottom: number,
  dye: Dye,
): string {
  const parts: string[] = [];
  for (let y = top; y < bottom; y += TWIST) {
    const flip = ((y - top) / TWIST) % 2 === 0 ? 1 : -1;
    parts.push(strand(y, -flip), strand(y, flip));
  }
  const id = keepShape(easel.sheet, parts.join(''));
  return xs.map((x) => column(id, x, top, bottom, dye)).join('');
}

const strand = (y: number, side: number): string =>
  `M${side * 13} ${y - 3}C${side * 13} ${y + 22} ${-side * 13} ${y + 22} ${-side * 13} ${y + TWIST + 3}`;

function column(id: string, x: number, top: number, bottom: number, dye: Dye): string {
  const ditch = `M${x - 31} ${top}V${bottom}M${x + 31} ${top}V${bottom}`;
  return (
    `<path d="${ditch}" stroke="${dye.deep}" stroke-opacity=".38" stroke-width="8" fill="none"/>` +
    `<g transform="translate(${x} 0)" fill="none" stroke-linecap="round">` +
    `<use href="#${id}" stroke="${dye.deep}" stroke-width="22" stroke-opacity=".55" transform="translate(2 3)"/>` +
    `<use href="#${id}" stroke="${dye.base}" stroke-width="18"/>` +
    `<use href="#${id}" stroke="${dye.light}" stroke-width="8" stroke-opacity=".8" transform="translate(-2 -2)"/>` +
    `<use href="#${id}" stroke="${dye.deep}" stroke-width="17" stroke-opacity=".3" stroke-dasharray="1.800 6" stroke-linecap="butt"/></g>`
  );
}

import { overall } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { lettering } from '../../kit/lettering';
import { motif } from '../../kit/motifs';

/** The print on a vessel, centred on (x, y); `size` is the mark's width. */
export function vesselPrint(easel: Easel, x: number, y: number, size: number): string {
  const { main, accent, spec } = easel;
  const ink = inkOn(main, accent);
  if (spec.pattern === 'stripe' || spec.pattern === 'check')
    return overall(easel, { at: [x, y], half: 520, turn: 0, bend: 46 });
  if (spec.pattern === 'color-block')
    return `<path d="M-400 ${y + 40}Q${x} ${y + 84} 400 ${y + 40}V900H-400Z" fill="${accent.base}"/>`;
  if (spec.lettering && spec.pattern === 'chest-print') {
    return (
      motif(spec.motif, x, y - 34, size * 0.8, ink) +
      lettering({
        text: spec.lettering.name,
        x,
        y: y + size * 0.52,
        height: size * 0.2,
        maxWidth: size * 1.3,
        ink,
      })
    );
  }
  return motif(spec.motif, x, y, size, ink);
}

import { actionApplies, actionFields } from '@/blocks/kit/action';
import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import {
  choice,
  type Field,
  length,
  number,
  optional,
  picture,
  text,
  textOf,
} from '@/blocks/kit/fields';

/** Spec 9. */
const SHAPES = ['Circle', 'Oval', 'Triangle', 'Star', 'Heart', 'Diamond', 'Hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

/** Ratios of width to height by name (spec 9). */
export const ASPECT_RATIOS = { square: '1/1', portrait: '3/4', landscape: '4/3' } as const;
type AspectRatio = keyof typeof ASPECT_RATIOS;

const RATIO_NAMES = ['square', 'portrait', 'landscape'] as const satisfies readonly AspectRatio[];
const FITS = ['cover', 'contain', 'fill', 'none', 'scale-down'] as const;

export const imageBlock = defineBlock({
  type: 'image',
  hasBackground: true,
  props: { src: picture(), alt: text(), ...actionFields, height: optional(length()) },
  ownStyles: {
    shape: optional(inAnyCase(choice(SHAPES, 'Circle'))),
    aspectRatio: optional(asRatio(choice(RATIO_NAMES, 'square'))),
    maxWidth: length(),
    objectFit: choice(FITS, 'cover'),
    opacity: number(1, { min: 0, max: 1 }),
  },
  paints: ['border', 'borderRadius', 'width', 'height'],
});

export const imageApplies: Applies<typeof imageBlock> = {
  ...actionApplies,
  'styles.shape': {},
  'styles.aspectRatio': {},
  'styles.objectFit': { styles: { aspectRatio: 'square' } },
};

function inAnyCase<Value extends string>(base: Field<Value>): Field<Value> {
  const parse = (raw: unknown) =>
    base.options?.find((name) => name.toLowerCase() === textOf(raw)?.trim().toLowerCase());
  return { ...base, parse };
}

/** Layouts name a ratio, or write it as CSS does. */
function asRatio(base: Field<AspectRatio>): Field<AspectRatio> {
  const parse = (raw: unknown) => {
    const written = textOf(raw)?.replace(/\s/g, '');
    return base.parse(raw) ?? RATIO_NAMES.find((name) => ASPECT_RATIOS[name] === written);
  };
  return { ...base, parse };
}

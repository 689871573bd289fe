import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { choice, color, colors, css, optional, text, toggle } from '@/blocks/kit/fields';
import { isBorder } from '@/blocks/kit/style-fields';

/** Spec 9. */
const TITLE_DESIGNS = ['simple', 'underline', 'gradient', 'boxed', 'modern', 'vintage'] as const;
const TITLE_SIZES = ['small', 'medium', 'large', 'xlarge'] as const;

export const titleBlock = defineBlock({
  type: 'title',
  props: {
    text: text(),
    subtitle: text(),
    showSubtitle: toggle(true),
    design: choice(TITLE_DESIGNS, 'simple'),
    size: choice(TITLE_SIZES, 'medium'),
    color: color(),
    textAlign: optional(choice(['left', 'center', 'right', 'justify'], 'left')),
    gradientColors: colors(),
    underlineColor: color(),
    boxBackground: color(),
    boxBorder: css('', isBorder),
    subtitleColor: color(),
  },
});

const NAMED = { text: 'Made by hand', subtitle: 'In small numbers' };

export const titleApplies: Applies<typeof titleBlock> = {
  subtitle: { props: { text: 'Made by hand' } },
  showSubtitle: { props: NAMED },
  design: { props: NAMED },
  size: { props: NAMED },
  color: { props: NAMED },
  textAlign: { props: NAMED },
  gradientColors: { props: { ...NAMED, design: 'gradient' } },
  underlineColor: { props: { ...NAMED, design: 'underline' } },
  boxBackground: { props: { ...NAMED, design: 'boxed' } },
  boxBorder: { props: { ...NAMED, design: 'boxed' } },
  subtitleColor: { props: NAMED },
};

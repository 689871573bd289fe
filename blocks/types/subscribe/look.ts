import type { ViewProps } from '@/blocks/view-kit/block-view';
import type { OwnStyle } from '@/blocks/view-kit/own-style';
import { pickStyle } from '@/blocks/view-kit/root-style';
import calm from './calm-designs.module.css';
import deep from './deep-designs.module.css';
import type { SubscribeProps, subscribeBlock } from './definition';
import lively from './lively-designs.module.css';
import styles from './subscribe.module.css';

type Block = ViewProps<typeof subscribeBlock>['block'];

/** By prop: what the stylesheets read instead of the design's own colour. */
const COLORS = {
  textColor: '--ink-own',
  iconColor: '--icon-own',
  buttonColor: '--button-own',
  buttonTextColor: '--on-button-own',
  inputColor: '--input-own',
  inputTextColor: '--on-input-own',
} as const satisfies Partial<Record<keyof SubscribeProps, `--${string}`>>;

/** Below the words where there is a picture, so that they are read whatever it shows. */
const VEIL = 'linear-gradient(var(--veil), var(--veil))';

const DESIGNS: Readonly<Record<string, string>> = { ...calm, ...deep, ...lively };

/** Returns what the element has that a design is drawn on. */
export function panelLook({ props, styles: own }: Block) {
  const { design, layout, textAlign } = props;
  const align = textAlign ?? own.textAlign;
  return {
    className: `${styles.panel} ${styles[layout]} ${DESIGNS[design]}`,
    style: {
      ...colorsOf(props, own.color),
      ...groundOf(props, own),
      ...(align && { '--align': align }),
    },
  };
}

function colorsOf(props: SubscribeProps, color: string): OwnStyle {
  const style: OwnStyle = color ? { '--ink-own': color } : {};
  for (const name of Object.keys(COLORS) as (keyof typeof COLORS)[])
    if (props[name]) style[COLORS[name]] = props[name];
  return style;
}

function groundOf({ backgroundColor }: SubscribeProps, own: Block['styles']): OwnStyle {
  const color = backgroundColor || own.backgroundColor;
  const picture = pickStyle(own, ['backgroundImage'])?.backgroundImage;
  return {
    ...pickStyle(own, ['border', 'borderRadius']),
    backgroundImage: picture?.startsWith('url(') ? `${VEIL}, ${picture}` : picture,
    ...pickStyle(own, ['backgroundSize', 'backgroundPosition', 'backgroundRepeat']),
    // A colour of its own stands in place of a design's gradients too.
    ...(color && { backgroundColor: color }),
    ...(color && !picture && { backgroundImage: 'none' }),
    // Words that stand at the page's edge keep off that of a ground, and are made for it.
    ...((color || picture) && { '--side': 'clamp(16px, 4cqi, 48px)', '--ink-around': 'initial' }),
  };
}

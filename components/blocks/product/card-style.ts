import type { CSSProperties } from 'react';
import type { CardStyle } from '@/core/blocks/kit/card-fields';

/** Where the cards of a grid read what is set of them. */
const PROPERTIES: Readonly<Record<keyof CardStyle, string>> = {
  cardPadding: '--card-padding',
  cardBorderRadius: '--card-radius',
  cardBorderWidth: '--card-border-width',
  cardBorderColor: '--card-border-color',
  cardBackgroundColor: '--card-background-color',
  cardBackgroundImage: '--card-background-image',
  cardBackgroundSize: '--card-background-size',
  cardBackgroundPosition: '--card-background-position',
  cardBackgroundRepeat: '--card-background-repeat',
  cardShadow: '--card-shadow',
};

const NAMES = Object.keys(PROPERTIES) as (keyof CardStyle)[];

/** What is set of the cards, once for all of them. */
export function cardStyle(given: CardStyle): CSSProperties {
  const set = NAMES.filter((name) => given[name]);
  return Object.fromEntries(set.map((name) => [PROPERTIES[name], given[name]]));
}

/** As far as its text tells, nothing shows through it. */
const OPAQUE = /^(#(.{3}){1,2}|(?!transp|curr)[a-z]+|(rgb|hsl)\([^,/]+(,[^,/]+){0,2}\))$/i;

/** Whether cards have a plain ground of their own, to which the colour of their words is fitted. */
export function hasPlainGround(given: CardStyle): boolean {
  return !given.cardBackgroundImage && OPAQUE.test(given.cardBackgroundColor);
}

/** How a card keeps its words off its edge: it may have none, or one with room inside or without. */
export function cardFrame(given: CardStyle): 'open' | 'flush' | 'padded' {
  const { cardBorderWidth, cardBackgroundColor, cardBackgroundImage, cardShadow } = given;
  const hasEdge = cardBorderWidth || cardBackgroundColor || cardBackgroundImage || cardShadow;
  if (!hasEdge) return 'open';
  return given.cardPadding ? 'padded' : 'flush';
}

import type { CSSProperties } from 'react';
import { CARD_STYLE, type CardStyle } from '@/blocks/kit/card-fields';
import { gridColumns, gridRoom, type PerWidth } from '@/core/rules/design/grid-columns';
import type { ProductGridProps } from './definition';
import styles from './grid.module.css';

/** A grid as it is laid out, whatever stands in its cells. */
export interface GridShape {
  className: string;
  style: CSSProperties;
  /** The number of cells there are at the width that shows most. */
  cellCount: number;
  /** The class of a cell by its place: it is seen at those widths that have room for it. */
  cellClass: (place: number) => string | undefined;
  /** The width of a picture, as in `<img sizes>`. */
  sizes: string;
  /** The widest a picture is ever shown, in px of a dense screen. */
  maxWidth: number;
}

/** The widest a page gets at each width, in px. */
const WIDEST: PerWidth = { desktop: 1600, tablet: 1024, mobile: 768 };
const SCREEN_DENSITY = 2;

/** The shape that is set of a grid, whose words may have a `color` of their own. */
export function gridShape(props: ProductGridProps, color = ''): GridShape {
  const columns = gridColumns(props);
  const room = gridRoom(columns, props.numberOfRows, props.totalProducts);
  return {
    className: classes(
      styles.grid,
      styles[cardFrame(props)],
      // Not a gradient, whose colors an admin has chosen for the words.
      props.cardBackgroundImage?.startsWith('url(') && styles.pictured,
      pictureClasses(columns, props),
      !color && hasPlainBackground(props) && styles.fitted,
    ),
    style: { ...columnStyle(columns), ...cardStyle(props) },
    cellCount: Math.max(room.desktop, room.tablet, room.mobile),
    cellClass: (place) => cellClass(room, place),
    sizes: pictureSizes(columns),
    maxWidth: SCREEN_DENSITY * widestPicture(columns),
  };
}

function columnStyle({ desktop, tablet, mobile }: PerWidth): Readonly<Record<string, number>> {
  return { '--desktop': desktop, '--tablet': tablet, '--mobile': mobile };
}

/** A card that has a row for itself lies down: its words beside its picture. */
function pictureClasses(columns: PerWidth, { showImage }: ProductGridProps): string {
  if (!showImage) return styles.bare ?? '';
  return classes(
    columns.desktop === 1 && styles.lyingOnDesktop,
    columns.tablet === 1 && columns.mobile === 1 && styles.lyingBelow,
  );
}

function cellClass({ desktop, tablet, mobile }: PerWidth, place: number): string | undefined {
  const hidden = classes(
    place >= desktop && styles.notOnDesktop,
    place >= tablet && styles.notOnTablet,
    place >= mobile && styles.notOnMobile,
  );
  return hidden || undefined;
}

const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** Lazy pictures are measured by the browser; older ones go by the screen. */
function pictureSizes({ desktop, tablet, mobile }: PerWidth): string {
  const share = (columns: number) => `${Math.ceil(100 / columns)}vw`;
  return `auto, (min-width: 1025px) ${share(desktop)}, (min-width: 769px) ${share(tablet)}, ${share(mobile)}`;
}

const widestPicture = ({ desktop, tablet, mobile }: PerWidth): number =>
  Math.max(WIDEST.desktop / desktop, WIDEST.tablet / tablet, WIDEST.mobile / mobile);

const NAMES = Object.keys(CARD_STYLE) as (keyof CardStyle)[];

/** Custom properties that the cards of a grid read, such as `--card-border-color`. */
const cardStyle = (card: CardStyle): CSSProperties =>
  Object.fromEntries(
    NAMES.filter((name) => card[name]).map((name) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      card[name],
    ]),
  );

/** Colors that are opaque as far as their text tells. */
const OPAQUE = /^(#(.{3}){1,2}|(?!transp|curr)[a-z]+|(rgb|hsl)\([^,/]+(,[^,/]+){0,2}\))$/i;

/** Returns true for cards with a plain background, to which the text color is adapted. */
const hasPlainBackground = (card: CardStyle): boolean =>
  !card.cardBackgroundImage && OPAQUE.test(card.cardBackgroundColor);

/** Returns how a card keeps its words off its edge: it may have none, or one with room inside or without. */
function cardFrame(card: CardStyle): 'open' | 'flush' | 'padded' {
  const { cardBorderWidth, cardBackgroundColor, cardBackgroundImage, cardShadow } = card;
  const hasEdge = cardBorderWidth || cardBackgroundColor || cardBackgroundImage || cardShadow;
  if (!hasEdge) return 'open';
  return card.cardPadding ? 'padded' : 'flush';
}

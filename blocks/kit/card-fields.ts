import { choice, color, css, length, lengths, type PropsOf, toggle } from './fields';
import { STYLE_FIELDS_WITH_BACKGROUND } from './style-fields';

/** Hover effects of a card: `swap`, as elsewhere (spec 4), shows the second image enlarged; `zoom` enlarges the first. */
const HOVER_EFFECTS = ['swap', 'zoom', 'lift', 'shadow', 'outline', 'fade', 'none'] as const;

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Parts of a product card (spec 3, "Product card display"): all of it unless it is switched off. */
export const CARD_DISPLAY = {
  showTitle: toggle(true),
  showPrice: toggle(true),
  /** The struck-through price beside it. */
  showSalePrice: toggle(true),
  showImage: toggle(true),
  showDescription: toggle(true),
  showRating: toggle(true),
  /** The review count, where the shop has one. */
  showReviews: toggle(true),
  showBrand: toggle(true),
  hoverEffect: choice(HOVER_EFFECTS, 'swap'),
  /** Small, in a corner of the first. */
  showSecondImage: toggle(false),
  secondImagePosition: choice(CORNERS, 'bottom-left'),
} as const;

const { backgroundImage, backgroundSize, backgroundPosition, backgroundRepeat } =
  STYLE_FIELDS_WITH_BACKGROUND;

/** Styles of each card (spec 3, "Product grid"). */
export const CARD_STYLE = {
  cardPadding: lengths(),
  cardBorderRadius: lengths(),
  cardBorderWidth: length(),
  cardBorderColor: color(),
  cardBackgroundColor: color(),
  cardBackgroundImage: backgroundImage,
  cardBackgroundSize: backgroundSize,
  cardBackgroundPosition: backgroundPosition,
  cardBackgroundRepeat: backgroundRepeat,
  cardShadow: css(),
} as const;

export type CardDisplay = PropsOf<typeof CARD_DISPLAY>;
export type CardStyle = PropsOf<typeof CARD_STYLE>;

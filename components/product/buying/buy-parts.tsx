import { buttons, Money, onDemand, Stars, StruckPrice } from '@/components/ui';
import { productRating, type ReviewSummary } from '@/core/rules/catalogue/product-rating';
import { useAwaits } from '@/hooks/personal';
import { useSettings } from '@/hooks/use-shop';
import * as messages from '../messages';
import styles from './add-button.module.css';
import priceLine from './price-line.module.css';
import ratingLine from './rating-line.module.css';
import stockNote from './stock-note.module.css';
import type { Buying } from './use-buying';

/** The page's main action. A tap before the shopper's cart is back counts once it is. */
export function AddButton({ buying }: { buying: Buying }) {
  const { addToCart, isSoldOut, most } = buying;
  return (
    <button
      type="button"
      className={`${buttons.primary} ${styles.add}`}
      disabled={isSoldOut || most <= 0}
      {...useAwaits()}
      onClick={addToCart}
    >
      {isSoldOut ? messages.soldOut : messages.addToCart}
    </button>
  );
}

export type Priced = Pick<Buying, 'price' | 'struck' | 'isSoldOut'>;

/** The price of one piece as chosen, with the struck-through one (spec 9). */
export function PriceLine({ buying: { price, struck, isSoldOut } }: { buying: Priced }) {
  return (
    <p className={priceLine.line} aria-live="polite">
      <span className={priceLine.price}>
        <Money amount={price} />
      </span>
      <StruckPrice amount={struck} className={priceLine.struck} />
      {isSoldOut && <span className={priceLine.flag}>{messages.soldOut}</span>}
    </p>
  );
}

const RestockForm = onDemand(
  async () => (await import('./restock-form')).RestockForm,
  () => <div className={stockNote.awaited} />,
);

export type Stocked = Pick<Buying, 'row' | 'pieces' | 'most' | 'isCapped' | 'isSoldOut'>;

/** Stock of the chosen row; where it is sold out, the form for a restock e-mail. */
export function StockNote({ buying }: { buying: Stocked }) {
  const { row } = buying;
  return (
    <>
      <p className={stockNote.note} role="status">
        {stockText(buying)}
      </p>
      {row?.stock === 'sold-out' && <RestockForm variantId={row.id} />}
    </>
  );
}

/** Returns the stock left of the chosen variant if low; '' if not. */
export function stockText({ row, pieces, most, isCapped, isSoldOut }: Stocked): string {
  if (isSoldOut || !row) return '';
  if (pieces === undefined) return row.stock === 'few' ? messages.fewLeft : '';
  if (most <= 0) return messages.allInCart(pieces);
  const isNamed = isCapped || row.stock === 'few';
  const more = isCapped && most < pieces ? messages.moreAllowed(most) : '';
  return isNamed ? messages.onlyLeft(pieces, more) : '';
}

interface RatingLineProps {
  firstPicture: string;
  /** Null where no reviews are shown or there are none. */
  reviews: ReviewSummary | null;
}

/** A product's stars and how many reviews it has, as the shop's settings allow (spec 9). */
export function RatingLine({ firstPicture, reviews }: RatingLineProps) {
  const settings = useSettings();
  const rating = productRating(firstPicture, reviews, settings);
  if (rating === null) return null;
  return (
    <p className={ratingLine.line}>
      <span className={ratingLine.stars}>
        <Stars rating={rating} />
      </span>
      {reviews && <span>{messages.reviewCount(reviews.count)}</span>}
    </p>
  );
}

import type { Cart, CartLine } from '../../model/cart';
import type { AppliedCoupon } from '../../model/coupon';
import { cartLine } from './cart-line';
import { lineKey } from './line-identity';
import { linesTotal, unitPrice } from './line-price';
import * as messages from './messages';

/** The name of a line that came without one (`cart-data.ts`). */
const UNNAMED = messages.unnamedProduct;

interface Answer {
  lines: (CartLine | null)[];
  coupon: AppliedCoupon | null;
  couponMessage: string;
  shownCoupon: string;
}

/** Describes what a server's prices mean for the cart that was asked about. */
export interface PriceVerdict {
  /** Lines by `lineKey` that are different today, null for those that are no longer sold. */
  lines: Record<string, CartLine | null>;
  coupon: AppliedCoupon | null;
  couponMessage: string;
  /** The code to show for copying, '' for none. */
  shownCoupon: string;
  gone: string[];
  /** Price changes by the `lineKey` of today: dollars for one piece before and now, where they differ. */
  priceChanges: PriceChanges;
}

/** Prices by `lineKey`: dollars for one piece before and today. */
export type PriceChanges = Record<string, { from: number; to: number }>;

/** A price that changed twice changed from what was last seen; one that is back did not. */
export function joinPriceChanges(earlier: PriceChanges, latest: PriceChanges): PriceChanges {
  const changes = { ...earlier };
  for (const [key, { from, to }] of Object.entries(latest)) {
    const before = earlier[key]?.from ?? from;
    if (before === to) delete changes[key];
    else changes[key] = { from: before, to };
  }
  return changes;
}

/** Reads the answer of `POST /cart/price`. @throws TypeError for an answer that is none to this cart. */
export function readPriceAnswer({ items, appliedCoupon }: Cart, answer: Answer): PriceVerdict {
  const priced = items.map((line, at) => lineOfToday(line, answer.lines[at]));
  const today = priced.filter((line) => line !== null);
  const verdict: PriceVerdict = {
    lines: {},
    coupon: answer.coupon ?? (isWaiting(appliedCoupon, today) ? appliedCoupon : null),
    couponMessage: answer.couponMessage,
    shownCoupon: answer.shownCoupon,
    gone: [],
    priceChanges: {},
  };
  items.forEach((line, at) => {
    const now = priced[at] ?? null;
    const { name } = line.product;
    if (!now) verdict.gone.push(name || UNNAMED);
    if (!now || textOf(now) !== textOf(line)) verdict.lines[lineKey(line)] = now;
    const [from, to] = [unitPrice(line), now ? unitPrice(now) : 0];
    // A line without a name came without its price too.
    if (now && name && from !== to) verdict.priceChanges[lineKey(now)] = { from, to };
  });
  return verdict;
}

function lineOfToday({ quantity }: CartLine, answer: CartLine | null | undefined): CartLine | null {
  if (answer === null) return null;
  if (!answer) throw new TypeError(messages.incompleteAnswer);
  const { product, variants = {}, variantId: id, stock, blank } = answer;
  const row = id === undefined ? undefined : { id };
  return {
    ...cartLine(product, quantity, variants, row),
    ...(stock && { stock }),
    ...(blank && { blank }),
  };
}

/** A coupon below its minimum takes nothing off, and waits for the goods that it lacks. */
const isWaiting = (coupon: AppliedCoupon | null, lines: readonly CartLine[]): boolean =>
  coupon !== null && linesTotal(lines) < coupon.minimum;

const textOf = ({ product, quantity: _shoppers, ...rest }: CartLine): string =>
  JSON.stringify([Object.entries(product).sort(), Object.entries(rest).sort()]);

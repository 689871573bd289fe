import type { CartLine } from '../../model/cart';
import { fromMinor, toMinor } from '../money/money';
import { priceWithVariants } from '../variants/variants';

/** Dollars for one piece: the product's price and what its variants add (spec 9). */
export const unitPrice = ({ product, variants = {} }: CartLine): number =>
  priceWithVariants(product.price, variants);

/** Dollars for all lines (spec 9, "Cart total"). */
export const linesTotal = (lines: readonly CartLine[]): number =>
  fromMinor(lines.reduce((sum, line) => sum + line.quantity * toMinor(unitPrice(line)), 0));

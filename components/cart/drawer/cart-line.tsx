import { Link, Picture } from '@/components/ui';
import type { CartLine as Line } from '@/core/model/cart';
import type { ChosenVariant } from '@/core/model/variant';
import { unitPrice } from '@/core/rules/line-price';
import { formatMoney } from '@/core/rules/money';
import { productHref } from '@/core/rules/product-address';
import styles from './cart-line.module.css';

const PICTURE_WIDTH = 72;
const PICTURE_HEIGHT = 96;

/** A line of the cart: picture, name, what was chosen, how many at which price (spec 2). */
export function CartLine({ line }: { line: Line }) {
  const { product, quantity, variants = {} } = line;
  return (
    <li className={styles.line}>
      <Picture
        className={styles.picture}
        src={product.image[0] ?? ''}
        alt=""
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
      />
      <div className={styles.words}>
        <Link className={styles.name} href={productHref(product)}>
          {product.name}
        </Link>
        {Object.entries(variants).map(([label, chosen]) => (
          <p key={label} className={styles.variant}>
            {variantText(label, chosen)}
          </p>
        ))}
        <p className={styles.price}>
          {quantity} × {formatMoney(unitPrice(line))}
        </p>
      </div>
    </li>
  );
}

/** 'label: option (+$adjustment)' (spec 2); an option that costs nothing more says no more. */
function variantText(label: string, { label: option, priceAdjustment }: ChosenVariant): string {
  if (priceAdjustment === 0) return `${label}: ${option}`;
  const sign = priceAdjustment > 0 ? '+' : '';
  return `${label}: ${option} (${sign}${formatMoney(priceAdjustment)})`;
}

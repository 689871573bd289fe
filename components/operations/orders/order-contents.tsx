import { Money, Picture } from '@/components/ui';
import type { OperatorOrder } from '@/core/model/operations';
import { formatAdjustment } from '@/core/rules/adjustment';
import styles from './order-contents.module.css';

const PICTURE_WIDTH = 48;
const PICTURE_HEIGHT = 64;

type Line = OperatorOrder['items'][number];

/** What was bought, and what it came to. */
export function OrderContents({ order }: { order: OperatorOrder }) {
  const { items, subtotal, discount, shipping, protection, total, coupon } = order;
  return (
    <section className={styles.card} aria-labelledby="order-contents">
      <h2 id="order-contents">What was bought</h2>
      <ul className={styles.lines}>
        {items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <OrderLine key={at} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum term="Subtotal" amount={subtotal} />
        {discount > 0 && (
          <Sum term={coupon ? `Discount (${coupon})` : 'Discount'} amount={-discount} />
        )}
        <Sum term="Shipping" amount={shipping} />
        {protection > 0 && <Sum term="Protection" amount={protection} />}
        <Sum term="Total" amount={total} />
      </dl>
    </section>
  );
}

function OrderLine({ line: { name, image, variants, quantity, price } }: { line: Line }) {
  const choices = Object.entries(variants).map(([label, { label: option, priceAdjustment }]) =>
    [`${label}: ${option}`, formatAdjustment(priceAdjustment)].filter(Boolean).join(' '),
  );
  return (
    <li className={styles.line}>
      <Picture
        className={styles.picture}
        src={image}
        alt=""
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
      />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {choices.length > 0 && <p className={styles.muted}>{choices.join(', ')}</p>}
      </div>
      <p className={styles.price}>
        {quantity} × <Money amount={price} />
      </p>
    </li>
  );
}

function Sum({ term, amount }: { term: string; amount: number }) {
  return (
    <div className={styles.sum}>
      <dt>{term}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

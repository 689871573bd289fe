import { Money, Picture, TotalRows } from '@/components/ui';
import type { OperatorOrder } from '@/core/model/operations';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import { linesOf } from '@/core/rules/money/total-lines';
import * as messages from '../messages';
import styles from './order-contents.module.css';

const PICTURE = { width: 48, height: 64 };

export function OrderContents({ order }: { order: OperatorOrder }) {
  return (
    <section className={styles.card} aria-labelledby="order-contents">
      <h2 id="order-contents">{messages.items}</h2>
      <ul className={styles.lines}>
        {order.items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <OrderLine key={at} {...line} currency={order.currency} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <TotalRows lines={linesOf(order)} coupon={order.coupon} />
      </dl>
    </section>
  );
}

type OrderLineProps = OperatorOrder['items'][number] & { currency: string };

function OrderLine(props: OrderLineProps) {
  const { name, image, variants, sku, quantity, price, currency } = props;
  const choices = Object.entries(variants).map(([label, { label: option, priceAdjustment }]) =>
    [`${label}: ${option}`, formatAdjustment(priceAdjustment)].filter(Boolean).join(' '),
  );
  return (
    <li className={styles.line}>
      <Picture className={styles.picture} src={image} alt="" {...PICTURE} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {choices.length > 0 && <p className={styles.muted}>{choices.join(', ')}</p>}
        {sku && <p className={styles.muted}>{messages.sku(sku)}</p>}
      </div>
      <p className={styles.price}>
        {quantity} × <Money amount={price} currency={currency} />
      </p>
    </li>
  );
}

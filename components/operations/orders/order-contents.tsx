import { Money, Picture } from '@/components/ui';
import { TotalRows } from '@/components/ui/total-rows';
import type { OperatorOrder } from '@/core/model/operations';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import { linesOf } from '@/core/rules/money/total-lines';
import * as messages from '../messages';
import styles from './order-contents.module.css';

const PICTURE_WIDTH = 48;
const PICTURE_HEIGHT = 64;

type Line = OperatorOrder['items'][number];

export function OrderContents({ order }: { order: OperatorOrder }) {
  return (
    <section className={styles.card} aria-labelledby="order-contents">
      <h2 id="order-contents">{messages.lines}</h2>
      <ul className={styles.lines}>
        {order.items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <OrderLine key={at} line={line} currency={order.currency} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <TotalRows lines={linesOf(order)} coupon={order.coupon} />
      </dl>
    </section>
  );
}

function OrderLine({ line, currency }: { line: Line; currency: string }) {
  const { name, image, variants, sku, quantity, price } = line;
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
        {sku && <p className={styles.muted}>{messages.sku(sku)}</p>}
      </div>
      <p className={styles.price}>
        {quantity} × <Money amount={price} currency={currency} />
      </p>
    </li>
  );
}

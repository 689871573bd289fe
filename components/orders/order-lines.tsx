import { Link, Money, Picture, RefundRows, TotalRows } from '@/components/ui';
import type { OrderStatus } from '@/core/model/order';
import { productHref } from '@/core/rules/address/product-address';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { linesOf } from '@/core/rules/money/total-lines';
import { choiceText } from '@/core/rules/variants/choice-text';
import { useTimeZone } from '@/hooks/use-shop';
import * as messages from './messages';
import styles from './order-lines.module.css';

const PICTURE = { width: 72, height: 96 };

type Line = OrderStatus['items'][number];

export function OrderLines({ order }: { order: OrderStatus }) {
  return (
    <section className={styles.lines} aria-labelledby="order-lines">
      <h3 id="order-lines" className={styles.heading}>
        {messages.whatYouOrdered}
      </h3>
      <ul className={styles.list}>
        {order.items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <OrderLine key={index} line={line} currency={order.currency} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <TotalRows lines={linesOf(order)} />
        <RefundRows order={order} timeZone={useTimeZone()} />
      </dl>
    </section>
  );
}

function OrderLine({ line, currency }: { line: Line; currency: string }) {
  const { name, image, slug, variants, quantity, price } = line;
  return (
    <li className={styles.line}>
      <Picture className={styles.picture} src={image} alt="" {...PICTURE} />
      <div className={styles.words}>
        {slug ? (
          <Link className={styles.name} href={productHref({ id: slug, slug })}>
            {name}
          </Link>
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        {Object.entries(variants).map(([label, chosen]) => (
          <p key={label} className={styles.muted}>
            {choiceText(label, chosen)}
          </p>
        ))}
        <p className={styles.muted}>
          {quantity} × <Money amount={price} currency={currency} />
        </p>
      </div>
      <p className={styles.amount}>
        <Money amount={fromMinor(toMinor(price) * quantity)} currency={currency} />
      </p>
    </li>
  );
}

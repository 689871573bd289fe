import type { OrderStatus } from '@/core/model/order';
import { dayRange } from '@/core/rules/day-range';
import { orderTimeline } from '@/core/rules/order-timeline';
import { momentText } from './dates';
import { STATES } from './states';
import styles from './timeline.module.css';

/** What an order has been through, and what is still to come. */
export function Timeline({ order }: { order: OrderStatus }) {
  return (
    <ol className={styles.timeline} aria-label="Progress">
      {orderTimeline(order).map(({ state, at, expected, isCurrent }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a state may be reached twice
          key={index}
          className={at ? styles.reached : styles.ahead}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <p className={styles.title}>
            {STATES[state].title}
            {!at && <span className="visually-hidden"> (still to come)</span>}
          </p>
          {expected && (
            <p className={styles.text}>Expected {dayRange(expected.from, expected.to)}</p>
          )}
          {at && (
            <p className={styles.text}>
              <time dateTime={at}>{momentText(at)}</time>
              {isCurrent && ` · ${STATES[state].text}`}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

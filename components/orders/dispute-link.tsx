import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { DISPUTE_PATH } from '@/core/model/case';
import type { OrderStatus } from '@/core/model/order';
import { ACCESS_KEY } from '@/core/rules/address/order-address';
import * as messages from './messages';
import styles from './order-result.module.css';

interface DisputeLinkProps {
  order: OrderStatus;
  /** Token from the page's address, '' if opened by number. */
  access: string;
}

/** The way on for whom something is wrong with an order; it opens the same order, as far as it can. */
export function DisputeLink({ order, access }: DisputeLinkProps) {
  const query = new URLSearchParams(
    access ? { [ACCESS_KEY]: access } : { order_id: order.order_id },
  );
  return (
    <aside className={styles.dispute} aria-label={messages.disputes}>
      <p>{messages.isSomethingWrong}</p>
      <Link className={buttons.secondary} href={`${DISPUTE_PATH}?${query}`}>
        {messages.tellUs}
        <span className="visually-hidden"> {messages.whatIsWrongWithIt}</span>
      </Link>
    </aside>
  );
}

import { useAuth } from '@/components/auth';
import { Icon } from '@/components/kit/icon';
import { orders } from '@/components/kit/icons';
import { officePageOf, type Waiting } from '@/core/model/operations';
import { useWaitingCounts } from '@/hooks/use-waiting';
import * as messages from '../messages';
import styles from './page-menu.module.css';

/** Leads to the back office, a document of its own, so that what is not saved is asked about; with how much waits there. */
export function OfficeLink() {
  const { isAuthenticated, user } = useAuth();
  const page = officePageOf(user?.role ?? '') ?? 'orders';
  const { waiting } = useWaitingCounts(isAuthenticated);
  const counts = waiting ? countsOf(waiting) : [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <a className={styles.leave} href={`/design/${page}`}>
      <Icon of={orders} />
      {page === 'orders' ? messages.ordersAndMessages : messages.backOffice}
      {all > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true" title={counts.map(({ words }) => words).join(', ')}>
            {all > MOST_SHOWN ? `${MOST_SHOWN}+` : all}
          </span>
          <span className="visually-hidden">: {counts.map(({ words }) => words).join(', ')}</span>
        </span>
      )}
    </a>
  );
}

const MOST_SHOWN = 99;

/** Counts in words, such as "3 orders to send"; only what there is any of. */
function countsOf({ orders: toSend, cases, reviews, messages: unread }: Waiting) {
  return [
    { count: toSend, words: messages.ordersToSend(toSend) },
    { count: cases, words: messages.openDisputes(cases) },
    { count: reviews, words: messages.reviewsToApprove(reviews) },
    { count: unread, words: messages.messagesToAnswer(unread) },
  ].filter(({ count }) => count > 0);
}

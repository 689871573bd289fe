import { Button } from '@/components/kit/button';
import { LIST_PAGE_SIZE } from '@/core/model/operations';
import * as messages from '../messages';
import styles from './pager.module.css';

interface PagerProps {
  /** Plural noun, such as "orders". */
  of: string;
  page: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pager({ of, page, total, onPage }: PagerProps) {
  const first = (page - 1) * LIST_PAGE_SIZE + 1;
  const last = Math.min(total, page * LIST_PAGE_SIZE);
  if (total <= LIST_PAGE_SIZE) return null;
  return (
    <nav className={styles.pager} aria-label={messages.pagesOf(of)}>
      <p className={styles.words}>{messages.range(first, last, total, of)}</p>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {messages.newer}
      </Button>
      <Button disabled={last >= total} onClick={() => onPage(page + 1)}>
        {messages.older}
      </Button>
    </nav>
  );
}

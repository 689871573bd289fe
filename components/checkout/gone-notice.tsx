import { useLayoutEffect, useRef } from 'react';
import { goneText } from '@/components/cart';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import styles from './gone-notice.module.css';

interface GoneNoticeProps {
  /** What is not sold any more, at least one. */
  names: readonly string[];
  /** Why nothing was paid, '' where nobody has tried. */
  failure: string;
  /** Whether nothing is left to be ordered. */
  isAll: boolean;
}

/**
 * Says at the top of the checkout what has left the cart meanwhile, and the way on. It has the focus where it
 * answers a try to pay, or where the form that had it is gone.
 */
export function GoneNotice({ names, failure, isAll }: GoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (failure || isAll) notice.current?.focus();
  }, [failure, isAll]);
  const untold = names.filter((name) => !failure.includes(name));
  return (
    <div ref={notice} className={styles.notice} role="alert" tabIndex={-1}>
      <div>
        {untold.length > 0 && <p>{goneText(untold)}</p>}
        {failure && <p>{failure}</p>}
      </div>
      <Link className={buttons.secondary} href="/shop">
        Keep shopping
      </Link>
    </div>
  );
}

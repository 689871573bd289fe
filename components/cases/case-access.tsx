import styles from './case-access.module.css';
import { CaseDesk } from './case-desk';
import { CasesSkeleton } from './cases-skeleton';
import { ProveForm } from './prove-form';
import { useOpenOrder } from './use-open-order';

interface CaseAccessProps {
  orderId: string;
  supportEmail: string;
}

/**
 * What is shown of an order depends on whether it is open. One whose access has run out stays where it is,
 * out of sight, so that nothing typed is lost while it is opened again.
 */
export function CaseAccess({ orderId, supportEmail }: CaseAccessProps) {
  const { state, open, lose, leave } = useOpenOrder();
  const { order, isOpening, isOpen, isFresh, notice } = state;
  if (isOpening) {
    return (
      <div className={styles.access}>
        <CasesSkeleton />
      </div>
    );
  }
  return (
    <div className={styles.access}>
      {!isOpen && (
        <ProveForm
          orderId={order?.orderId ?? orderId}
          supportEmail={supportEmail}
          notice={notice}
          onOpen={open}
        />
      )}
      {order && (
        <div hidden={!isOpen}>
          <CaseDesk
            key={order.orderId}
            order={order}
            isFresh={isFresh}
            supportEmail={supportEmail}
            onLost={lose}
            onLeave={leave}
          />
        </div>
      )}
    </div>
  );
}

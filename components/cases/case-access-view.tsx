import { ServicePage } from '@/components/content';
import { checkOrderProof, OrderProof } from '@/components/orders';
import { FormEnd } from '@/components/ui';
import type { TrailStep } from '@/core/rules/address/trail';
import { useFormCall } from '@/hooks/use-form-call';
import type { OpenOrder } from '@/services/cases';
import styles from './case-access.module.css';
import { CaseDesk, CasesSkeleton } from './case-desk';
import * as messages from './messages';
import { useOpenOrder } from './use-open-order';

interface CaseAccessViewProps {
  title: string;
  trail: readonly TrailStep[];
  orderId: string;
  supportEmail: string;
}

/** The dispute flow (spec 2): an order is proven, then disputes about it are filed, followed and answered. */
export function CaseAccessView({ title, trail, orderId, supportEmail }: CaseAccessViewProps) {
  return (
    <ServicePage title={title} trail={trail} isPrivate lead={messages.lead}>
      <CaseAccess orderId={orderId} supportEmail={supportEmail} />
    </ServicePage>
  );
}

/** Shows an order's cases, or the form that opens it. Cases of expired access are only hidden: typed text survives. */
function CaseAccess({ orderId, supportEmail }: { orderId: string; supportEmail: string }) {
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

interface ProveFormProps {
  orderId: string;
  supportEmail: string;
  notice: string;
  onOpen: (order: OpenOrder) => void;
}

function ProveForm({ orderId, supportEmail, notice, onOpen }: ProveFormProps) {
  const form = useFormCall({
    validate: checkOrderProof,
    send: async ({ order_id = '', email = '' }) => {
      const { verifyOrder } = await import('@/services/cases');
      onOpen(await verifyOrder({ order_id, email }));
    },
  });
  return (
    <section aria-labelledby="prove-order">
      <h2 id="prove-order" className={styles.heading}>
        {messages.whichOrder}
      </h2>
      <p className={styles.hint}>{messages.orderNumberHint}</p>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <form className={styles.form} noValidate onSubmit={form.submit} onInput={form.forget}>
        <OrderProof orderId={orderId} errors={form.errors} />
        <div className={styles.end}>
          <FormEnd
            form={form}
            label={messages.continueLabel}
            sending={messages.looking}
            email={supportEmail}
          />
        </div>
      </form>
    </section>
  );
}

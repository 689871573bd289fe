import type { SubmitEvent } from 'react';
import { FormEnd } from '@/components/ui/form-end';
import { useFormCall } from '@/hooks/use-form-call';
import { DisputeLink } from './dispute-link';
import { checkOrderProof, OrderProof } from './order-proof';
import { OrderResult } from './order-result';
import { ResultSkeleton } from './result-skeleton';
import styles from './tracking-form.module.css';
import { useOpenedOrder } from './use-opened-order';

interface TrackingFormProps {
  orderId: string;
  supportEmail: string;
  hasDisputes: boolean;
}

/** Asks for an order and shows it below; the form stays for the next one. */
export function TrackingForm({ orderId, supportEmail, hasDisputes }: TrackingFormProps) {
  const opened = useOpenedOrder();
  const form = useFormCall({
    validate: checkOrderProof,
    send: async ({ order_id = '', email = '' }) => {
      const { trackOrder } = await import('@/services/orders');
      return trackOrder({ order_id, email });
    },
  });
  const order = form.answer ?? opened.order;
  const isLooking = form.isSending || opened.isLoading;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    opened.forget();
    return form.submit(event);
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <OrderProof orderId={orderId} errors={form.errors} />
        <div className={styles.end}>
          <FormEnd
            label="Track order"
            labelWhileSending="Looking …"
            isSending={form.isSending}
            failure={form.failure || opened.failure}
            email={supportEmail}
          />
        </div>
      </form>
      {isLooking && <ResultSkeleton />}
      {order && <OrderResult order={order} />}
      {order && hasDisputes && (
        <DisputeLink order={order} access={opened.order ? opened.access : ''} />
      )}
    </>
  );
}

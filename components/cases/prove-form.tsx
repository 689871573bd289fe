import { checkOrderProof, OrderProof } from '@/components/orders';
import { FormEnd } from '@/components/ui/form-end';
import { useFormCall } from '@/hooks/use-form-call';
import type { OpenOrder } from '@/services/cases';
import styles from './prove-form.module.css';

interface ProveFormProps {
  orderId: string;
  supportEmail: string;
  /** Why it is asked for, '' for no reason but the first. */
  notice: string;
  onOpen: (order: OpenOrder) => void;
}

/** The first step: whose order it is. */
export function ProveForm({ orderId, supportEmail, notice, onOpen }: ProveFormProps) {
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
        Which order is it about?
      </h2>
      <p className={styles.hint}>You find the order number in your confirmation e-mail.</p>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <form className={styles.form} noValidate onSubmit={form.submit} onInput={form.forget}>
        <OrderProof orderId={orderId} errors={form.errors} />
        <div className={styles.end}>
          <FormEnd
            label="Continue"
            labelWhileSending="Looking …"
            isSending={form.isSending}
            failure={form.failure}
            email={supportEmail}
          />
        </div>
      </form>
    </section>
  );
}

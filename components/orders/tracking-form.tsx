import { FormEnd } from '@/components/ui/form-end';
import { TextField } from '@/components/ui/text-field';
import { EMAIL_PATTERN } from '@/core/model/contact-message';
import { type FieldErrors, type FormValues, useFormCall } from '@/hooks/use-form-call';
import { OrderResult } from './order-result';
import { ResultSkeleton } from './result-skeleton';
import styles from './tracking-form.module.css';

interface TrackingFormProps {
  orderId: string;
  supportEmail: string;
}

/** Asks for an order and shows it below; the form stays for the next one. */
export function TrackingForm({ orderId, supportEmail }: TrackingFormProps) {
  const form = useFormCall({
    validate: checkProof,
    send: async ({ order_id = '', email = '' }) => {
      const { trackOrder } = await import('@/services/orders');
      return trackOrder({ order_id, email });
    },
  });
  const { answer, errors, isSending } = form;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <TextField
          label="Order number"
          name="order_id"
          defaultValue={orderId}
          autoComplete="off"
          maxLength={64}
          error={errors.order_id}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={320}
          error={errors.email}
        />
        <div className={styles.end}>
          <FormEnd
            label="Track order"
            labelWhileSending="Looking …"
            isSending={isSending}
            failure={form.failure}
            email={supportEmail}
          />
        </div>
      </form>
      {isSending && <ResultSkeleton />}
      {answer && <OrderResult order={answer} />}
    </>
  );
}

function checkProof({ order_id, email = '' }: FormValues): FieldErrors {
  return {
    ...(!order_id && { order_id: 'Enter your order number.' }),
    ...(!EMAIL_PATTERN.test(email) && { email: 'Enter the e-mail address you ordered with.' }),
  };
}

import { EmailField, TextField } from '@/components/ui';
import { isEmail } from '@/core/values/email';
import type { FieldErrors, FormValues } from '@/hooks/use-form-call';
import * as messages from './messages';

/** Fields that prove an order is the shopper's: number and e-mail address. */
export function OrderProof({ orderId, errors }: { orderId: string; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label={messages.orderNumber}
        name="order_id"
        defaultValue={orderId}
        autoComplete="off"
        maxLength={64}
        error={errors.order_id}
      />
      <EmailField label={messages.email} error={errors.email} />
    </>
  );
}

export function checkOrderProof({ order_id, email = '' }: FormValues): FieldErrors {
  return {
    ...(!order_id && { order_id: messages.orderNumberRequired }),
    ...(!isEmail(email) && { email: messages.emailRequired }),
  };
}

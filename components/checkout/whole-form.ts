import type { CheckoutDraft } from '@/core/rules/orders/checkout-form';

/** What was entered of a form, with nothing in the fields that were not. */
export function wholeForm(entered: Partial<CheckoutDraft>): CheckoutDraft {
  return {
    ...{ email: '', name: '', country: '', line1: '', line2: '' },
    ...{ city: '', region: '', postalCode: '', phone: '' },
    ...entered,
  };
}

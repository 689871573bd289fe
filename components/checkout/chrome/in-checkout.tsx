import type { ComponentType } from 'react';
import { Shell } from '@/components/shell';
import { CheckoutFooter } from './checkout-footer';
import { CheckoutHeader } from './checkout-header';

/** A page on the way from a cart to its payment, with a header and a footer that lead nowhere else. */
export function inCheckout(View: ComponentType) {
  return function InCheckout() {
    return (
      <Shell header={<CheckoutHeader />} footer={<CheckoutFooter />}>
        <View />
      </Shell>
    );
  };
}

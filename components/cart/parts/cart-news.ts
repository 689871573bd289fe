import { useEffect } from 'react';
import { listText } from '@/core/values/list-text';
import { useAppDispatch } from '@/store/hooks';
import { cartSeen } from '@/store/slices/cart-status';
import * as messages from '../messages';

/** Once the cart is left, what there was to tell about it has been seen. */
export function useSeen(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(cartSeen());
    },
    [dispatch],
  );
}

/** Names the products that left the cart because they are no longer sold. */
export function goneText(names: readonly string[]): string {
  const [name = ''] = names;
  return names.length === 1
    ? messages.noLongerSold(name)
    : messages.severalNoLongerSold(listText(names));
}

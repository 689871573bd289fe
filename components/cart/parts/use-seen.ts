import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { cartSeen } from '@/store/slices/cart-status';

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

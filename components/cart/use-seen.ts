import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { momentChanged, NOTHING_NEW } from '@/store/slices/cart-moment';

/** Once the cart is left, what there was to tell about it has been seen. */
export function useSeen(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(momentChanged(NOTHING_NEW));
    },
    [dispatch],
  );
}

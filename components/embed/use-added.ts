import { useEffect, useState } from 'react';
import { lineKey } from '@/core/rules/cart/line-identity';
import { addedProduct } from '@/core/rules/embed/embed-messages';
import { useAppStore } from '@/store/hooks';
import { postToHost } from './post-to-host';

export interface Added {
  name: string;
  /** Tells one time from the next. */
  count: number;
}

/**
 * Returns the product added last, null for none, and posts each once to the host page: at that moment, because
 * a line may change with the server's answer.
 */
export function useAdded(): Added | null {
  const store = useAppStore();
  const [latest, setLatest] = useState<Added | null>(null);
  useEffect(() => {
    let reportedCount = 0;
    return store.subscribe(() => {
      const { cart, cartStatus } = store.getState();
      const { added, addedCount: count, addedQuantity } = cartStatus;
      if (count === reportedCount) return;
      reportedCount = count;
      const line = cart.items.find((one) => lineKey(one) === added);
      if (!line) return;
      postToHost({ type: 'added', product: addedProduct(line, addedQuantity) });
      setLatest({ name: line.product.name, count });
    });
  }, [store]);
  return latest;
}

import type { OperatorOrder } from '@/core/model/operations';

/** What every action on an order works with. */
export interface ActionProps {
  order: OperatorOrder;
  /** Told of the order as it is now, and in words of what was done. */
  onDone: (order: OperatorOrder, notice: string) => void;
  /** Told that the order is not any more as it was seen. */
  onStale: () => void;
}

import type { OperatorOrder } from '@/core/model/operations';

export interface ActionProps {
  order: OperatorOrder;
  onDone: (order: OperatorOrder, notice: string) => void;
  onStale: () => void;
}

import { useEffect, useState } from 'react';
import type { OrderStatus } from '@/core/model/order';
import { useAccessInAddress } from '@/hooks/use-access-in-address';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';

interface Opened {
  isLoading: boolean;
  order: OrderStatus | null;
  /** Why it is not there, '' for no reason. */
  failure: string;
}

const NOTHING: Opened = { isLoading: false, order: null, failure: '' };
const OLD_LINK =
  'This link does not open an order any more. Enter its number and your e-mail address instead.';

/** The order that the page's address opens without typing, as links in e-mails do. */
export function useOpenedOrder() {
  const access = useAccessInAddress();
  const [state, setState] = useState<Opened>({ ...NOTHING, isLoading: access !== '' });
  useEffect(() => {
    if (access === '') return;
    let isAwaited = true;
    const settle = (settled: Partial<Opened>) => {
      if (isAwaited) setState((now) => (now.isLoading ? { ...NOTHING, ...settled } : now));
    };
    load(access).then(
      (order) => settle({ order }),
      (error: unknown) => settle({ failure: explain(error) }),
    );
    return () => {
      isAwaited = false;
    };
  }, [access]);
  return { ...state, access, forget: () => setState(NOTHING) };
}

async function load(access: string): Promise<OrderStatus> {
  const { trackOrder } = await import('@/services/orders');
  return trackOrder({ access });
}

function explain(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? OLD_LINK : explainFailure(error);
}

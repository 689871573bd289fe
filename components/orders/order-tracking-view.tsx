import { type SubmitEvent, useEffect, useState } from 'react';
import { ServicePage } from '@/components/content';
import { buttons, FormEnd, Link } from '@/components/ui';
import { DISPUTE_PATH } from '@/core/model/dispute-path';
import type { OrderStatus } from '@/core/model/order';
import { ACCESS_KEY } from '@/core/rules/address/order-address';
import type { TrailStep } from '@/core/rules/address/trail';
import { awaited } from '@/hooks/awaited';
import { useAccessInAddress } from '@/hooks/use-access-in-address';
import { useFormCall } from '@/hooks/use-form-call';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import * as messages from './messages';
import { checkOrderProof, OrderProof } from './order-proof';
import { OrderResult } from './order-result';
import orderResult from './order-result.module.css';
import styles from './tracking-form.module.css';

interface OrderTrackingViewProps {
  title: string;
  trail: readonly TrailStep[];
  orderId: string;
  takesCases: boolean;
}

/** Order tracking (spec 2): an order's number and e-mail in, where it is out. The form stays for the next one. */
export function OrderTrackingView(props: OrderTrackingViewProps) {
  const { title, trail, orderId, takesCases } = props;
  const opened = useOpenedOrder();
  const form = useFormCall({
    validate: checkOrderProof,
    send: async ({ order_id = '', email = '' }) => {
      const { trackOrder } = await import('@/services/orders');
      return trackOrder({ order_id, email });
    },
  });
  const order = form.answer ?? opened.order;
  const isLooking = form.isSending || opened.isLoading;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    opened.forget();
    return form.submit(event);
  };
  return (
    <ServicePage title={title} trail={trail} isPrivate lead={messages.lead}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <OrderProof orderId={orderId} errors={form.errors} />
        <div className={styles.end}>
          <FormEnd
            form={{ ...form, failure: form.failure || opened.failure }}
            label={messages.trackOrder}
            sending={messages.looking}
          />
        </div>
      </form>
      {isLooking && <ResultSkeleton />}
      {order && <OrderResult order={order} />}
      {order && takesCases && (
        <DisputeLink order={order} access={opened.order ? opened.access : ''} />
      )}
    </ServicePage>
  );
}

function ResultSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{messages.lookingForOrder}</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}

interface Opened {
  isLoading: boolean;
  order: OrderStatus | null;
  failure: string;
}

const NOTHING: Opened = { isLoading: false, order: null, failure: '' };

/** The order that the page's address opens without typing, as links in e-mails do. */
function useOpenedOrder() {
  const access = useAccessInAddress();
  const [state, setState] = useState<Opened>({ ...NOTHING, isLoading: access !== '' });
  useEffect(() => {
    if (access === '') return;
    const settle = (settled: Partial<Opened>) =>
      setState((now) => (now.isLoading ? { ...NOTHING, ...settled } : now));
    return awaited(
      import('@/services/orders').then(({ trackOrder }) => trackOrder({ access })),
      (order) => settle({ order }),
      (error) => settle({ failure: explain(error) }),
    );
  }, [access]);
  return { ...state, access, forget: () => setState(NOTHING) };
}

function explain(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? messages.linkExpired : explainFailure(error);
}

interface DisputeLinkProps {
  order: OrderStatus;
  /** Token from the page's address, '' if opened by number. */
  access: string;
}

/** The way on for whom something is wrong with an order; it opens the same order, as far as it can. */
function DisputeLink({ order, access }: DisputeLinkProps) {
  const query = new URLSearchParams(
    access ? { [ACCESS_KEY]: access } : { order_id: order.order_id },
  );
  return (
    <aside className={orderResult.dispute} aria-label={messages.disputes}>
      <p>{messages.isSomethingWrong}</p>
      <Link className={buttons.secondary} href={`${DISPUTE_PATH}?${query}`}>
        {messages.tellUs}
        <span className="visually-hidden"> {messages.whatIsWrongWithIt}</span>
      </Link>
    </aside>
  );
}

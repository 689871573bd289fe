import { useEffect, useState } from 'react';
import { ServicePage } from '@/components/content';
import { checkOrderProof, OrderProof } from '@/components/orders';
import { FormEnd } from '@/components/ui';
import type { TrailStep } from '@/core/rules/address/trail';
import { attempt } from '@/core/values/attempt';
import { isObject } from '@/core/values/is-object';
import { useAccessInAddress } from '@/hooks/use-access-in-address';
import { useFormCall } from '@/hooks/use-form-call';
import { explainFailure } from '@/services/explain-failure';
import type { OpenOrder } from '@/services/orders';
import styles from './case-access.module.css';
import { CaseDesk, CasesSkeleton } from './case-desk';
import * as messages from './messages';
import { isGone } from './use-case-form';

interface CaseAccessViewProps {
  title: string;
  trail: readonly TrailStep[];
  orderId: string;
}

/** The dispute flow (spec 2). Disputes of an order whose access expired are only hidden, so that typed text survives. */
export function CaseAccessView({ title, trail, orderId }: CaseAccessViewProps) {
  const { state, open, lose, leave } = useOpenOrder();
  const { order, isOpening, isOpen, isFresh, notice } = state;
  return (
    <ServicePage title={title} trail={trail} isPrivate lead={messages.lead}>
      <div className={styles.access}>
        {isOpening && <CasesSkeleton />}
        {!isOpening && !isOpen && (
          <ProveForm orderId={order?.orderId ?? orderId} notice={notice} onOpen={open} />
        )}
        {order && (
          <div hidden={!isOpen}>
            <CaseDesk
              key={order.orderId}
              order={order}
              isFresh={isFresh}
              onLost={lose}
              onLeave={leave}
            />
          </div>
        )}
      </div>
    </ServicePage>
  );
}

interface ProveFormProps {
  orderId: string;
  notice: string;
  onOpen: (order: OpenOrder) => void;
}

function ProveForm({ orderId, notice, onOpen }: ProveFormProps) {
  const form = useFormCall({
    validate: checkOrderProof,
    send: async ({ order_id = '', email = '' }) => {
      const { verifyOrder } = await import('@/services/orders');
      onOpen(await verifyOrder({ order_id, email }));
    },
  });
  return (
    <section aria-labelledby="prove-order">
      <h2 id="prove-order" className={styles.heading}>
        {messages.whichOrder}
      </h2>
      <p className={styles.hint}>{messages.orderNumberHint}</p>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <form className={styles.form} noValidate onSubmit={form.submit} onInput={form.forget}>
        <OrderProof orderId={orderId} errors={form.errors} />
        <div className={styles.end}>
          <FormEnd form={form} label={messages.continueLabel} sending={messages.looking} />
        </div>
      </form>
    </section>
  );
}

interface OpenState {
  /** The order that is open, or was until its access ran out. */
  order: OpenOrder | null;
  isOpen: boolean;
  isOpening: boolean;
  /** True if opened by form or link just now, not by a reload. */
  isFresh: boolean;
  notice: string;
}

const CLOSED: OpenState = {
  ...{ order: null, isOpen: false, isOpening: false, isFresh: false, notice: '' },
};

/** The order whose disputes are shown: opened by an address, kept for reloads, lost when its access ends. */
function useOpenOrder() {
  const brought = useAccessInAddress();
  const [state, setState] = useState<OpenState>({ ...CLOSED, isOpening: brought !== '' });

  const open = (order: OpenOrder) => {
    saveOrder(order);
    setState({ ...CLOSED, order, isOpen: true, isFresh: true });
  };
  const lose = () => {
    saveOrder(null);
    setState((before) => ({ ...CLOSED, order: before.order, notice: messages.accessExpired }));
  };
  const leave = () => {
    saveOrder(null);
    setState(CLOSED);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins
  useEffect(() => {
    if (brought === '') {
      const order = savedOrder();
      if (order) setState({ ...CLOSED, order, isOpen: true });
      return;
    }
    const opening = import('@/services/orders').then((cases) =>
      cases.verifyOrder({ access: brought }),
    );
    opening.then(open, (error: unknown) =>
      setState({ ...CLOSED, notice: isGone(error) ? messages.linkExpired : explainFailure(error) }),
    );
  }, []);

  return { state, open, lose, leave };
}

const KEY = 'openOrder';
const FIELDS = ['access', 'orderId', 'name'];

/** Keeps an open order, or none, for reloads of this tab; a browser that keeps nothing asks again. */
function saveOrder(order: OpenOrder | null): void {
  attempt(() => {
    if (order) sessionStorage.setItem(KEY, JSON.stringify(order));
    else sessionStorage.removeItem(KEY);
  });
}

/** The order that this tab had open, null for none and for what is not readable. */
function savedOrder(): OpenOrder | null {
  const saved: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const [access, orderId, name] = FIELDS.map((field) => isObject(saved) && saved[field]);
  const isWhole = [access, orderId, name].every((part) => typeof part === 'string');
  return isWhole ? { access: String(access), orderId: String(orderId), name: String(name) } : null;
}

import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import type { OperatorOrder } from '@/core/model/operations';
import type { Right } from '@/core/model/roles';
import { formatMoney } from '@/core/rules/money/money';
import { advanceOrder, fulfilOrder, loadOrder, retryRefund } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Detail } from '../ui/detail';
import { FailureNote, Refusal } from '../ui/states';
import actions from './actions.module.css';
import { type ActionProps, CancelDialog, RefundDialog, WithdrawDialog } from './dialogs';
import { OrderContents, OrderFacts } from './order-facts';
import { OrderStateBadge, seenOf } from './order-texts';
import styles from './order-view.module.css';

const BACK = { href: '/design/orders', label: messages.orders };

export function OrderView({ number }: { number: string }) {
  const load = (domain: string) => loadOrder({ domain, order_id: number });
  return (
    <Detail id={number} load={load} back={BACK}>
      {(order, actions) => {
        const { problem, refundDue } = order.payment;
        return (
          <div className={styles.view}>
            <div className={styles.side}>
              {problem && <Refusal>{problem}</Refusal>}
              {refundDue > 0 && (
                <Refusal>{messages.refundPending(formatMoney(refundDue, order.currency))}</Refusal>
              )}
              <OrderActions order={order} {...actions} />
            </div>
            <div className={styles.contents}>
              <OrderContents order={order} />
              <OrderFacts order={order} />
            </div>
          </div>
        );
      }}
    </Detail>
  );
}

type OrderAction = OperatorOrder['actions'][number];

/** Rights that the actions ask for: what gives money back needs one of its own. */
const RIGHTS_TO: Record<OrderAction, Right> = {
  produce: 'orders.write',
  fulfil: 'orders.write',
  deliver: 'orders.write',
  refund: 'refunds',
  'retry-refund': 'refunds',
  cancel: 'refunds',
};

function OrderActions(props: ActionProps) {
  const { order, onDone, onStale } = props;
  const { domain, isSending, failure, send } = useSending();
  const [dialog, setDialog] = useState<'refund' | 'cancel' | 'withdraw' | null>(null);
  const { can } = useAuth();
  const may = (action: OrderAction) => order.actions.includes(action) && can(RIGHTS_TO[action]);
  const close = () => setDialog(null);

  const advance = (to: 'in-production' | 'delivered', notice: string) =>
    send(async () => onDone(await advanceOrder({ domain, ...seenOf(order), to }), notice));
  const retry = () =>
    send(async () => {
      const changed = await retryRefund({ domain, ...seenOf(order) });
      onDone(changed, changed.payment.refundDue > 0 ? '' : messages.moneyReturned);
    });

  return (
    <section className={actions.actions} aria-labelledby="order-actions">
      <h2 id="order-actions">
        <span className="visually-hidden">{messages.actions} </span>
        <OrderStateBadge state={order.status} />
      </h2>
      {failure && <FailureNote failure={failure} onStale={onStale} />}
      {may('fulfil') && <FulfilForm {...props} />}
      <div className={actions.buttons}>
        {may('produce') && (
          <Button
            isBusy={isSending}
            onClick={() => advance('in-production', messages.inProductionNow)}
          >
            {messages.startProduction}
          </Button>
        )}
        {may('deliver') && (
          <Button
            look="primary"
            isBusy={isSending}
            onClick={() => advance('delivered', messages.markedDelivered)}
          >
            {messages.markAsDelivered}
          </Button>
        )}
        {may('retry-refund') && (
          <Button isBusy={isSending} onClick={retry}>
            {messages.refundNow(formatMoney(order.payment.refundDue, order.currency))}
          </Button>
        )}
        {may('refund') && (
          <Button onClick={() => setDialog('refund')}>{messages.refundMenu}</Button>
        )}
        {may('cancel') && (
          <Button look="danger" onClick={() => setDialog('cancel')}>
            {messages.cancelOrderMenu}
          </Button>
        )}
        <Button onClick={() => setDialog('withdraw')}>{messages.withdrawLinksMenu}</Button>
      </div>
      {order.actions.length === 0 && <p className={actions.muted}>{messages.allDone}</p>}
      {dialog === 'refund' && <RefundDialog {...props} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog {...props} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog {...props} onClose={close} />}
    </section>
  );
}

/** Marks an order as sent by a carrier; the shopper gets an e-mail. */
function FulfilForm({ order, onDone, onStale }: ActionProps) {
  const { domain, formOf, isSending, failure, problemOf, send } = useSending();
  const submit = (text: (name: string) => string) => {
    const [carrier, trackingNumber] = [text('carrier'), text('trackingNumber')];
    const parcel = { carrier, trackingNumber, trackingUrl: text('trackingUrl') };
    send(async () => {
      const sent = await fulfilOrder({ domain, ...seenOf(order), ...parcel });
      onDone(sent, messages.markedSent);
    });
  };
  const fieldOf = (name: string, label: string) => ({ name, label, problem: problemOf(name) });
  const carrier = fieldOf('carrier', messages.carrier);
  const number = fieldOf('trackingNumber', messages.trackingNumber);
  const url = fieldOf('trackingUrl', messages.trackingPageOptional);
  const isOfField = [carrier, number, url].some(({ problem }) => problem);
  return (
    <form {...formOf(submit)} className={actions.form}>
      {failure && !isOfField && <FailureNote failure={failure} onStale={onStale} />}
      <Field {...carrier} maxLength={100} placeholder="UPS, USPS, DHL …" />
      <Field {...number} maxLength={100} />
      <Field {...url} type="url" inputMode="url" maxLength={500} placeholder="https://" />
      <Button type="submit" look="primary" isBusy={isSending}>
        {isSending ? messages.saving : messages.markAsSent}
      </Button>
    </form>
  );
}

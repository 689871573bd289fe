import { Fragment, type ReactNode } from 'react';
import { DateTime, Money, Picture, RefundRows, TotalRows } from '@/components/ui';
import type { OperatorOrder } from '@/core/model/operations';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import { formatMoney } from '@/core/rules/money/money';
import { linesOf } from '@/core/rules/money/total-lines';
import { addressLines } from '@/core/rules/orders/address-lines';
import { useTimeZone } from '@/hooks/use-shop';
import * as messages from '../messages';
import styles from './order-contents.module.css';
import { paidBy, stepLabel } from './order-texts';

export function OrderFacts({ order }: { order: OperatorOrder }) {
  const { name, email, phone, company, address, billing, deliveryNote, steps, payment } = order;
  const { currency } = order;
  const { carrier, trackingNumber, trackingUrl } = order;
  const { sessionId, paymentId, paid, refunded, refundDue } = payment;
  return (
    <>
      <Facts
        title={messages.shopper}
        rows={{
          [messages.name]: name,
          [messages.email]: <a href={`mailto:${email}`}>{email}</a>,
          [messages.phone]: phone,
          [messages.company]: company,
          [messages.address]: address && <Lines lines={addressLines(NOBODY, address)} />,
          [messages.deliveryNote]: deliveryNote && <Lines lines={deliveryNote.split('\n')} />,
          [messages.billingAddress]: billing && <Lines lines={addressLines(billing, billing)} />,
        }}
      />
      <Facts
        title={messages.payment}
        rows={{
          [messages.paidWith]: paidBy(payment),
          [messages.paid]: formatMoney(paid, currency),
          [messages.refunded]: refunded > 0 && formatMoney(refunded, currency),
          [messages.refundDue]: refundDue > 0 && formatMoney(refundDue, currency),
          [messages.paymentId]: paymentId && <span className={styles.mono}>{paymentId}</span>,
          [messages.sessionId]: sessionId && <span className={styles.mono}>{sessionId}</span>,
        }}
      />
      {carrier && (
        <Facts
          title={messages.shipment}
          rows={{
            [messages.carrier]: carrier,
            [messages.number]: trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            ),
          }}
        />
      )}
      <section className={styles.card} aria-labelledby="order-steps">
        <h2 id="order-steps">{messages.history}</h2>
        <ol className={styles.steps}>
          {steps.map(({ state, at }) => (
            <li key={`${state} ${at}`}>
              {stepLabel(state)}
              <span className={styles.muted}>
                <DateTime at={at} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface FactsProps {
  title: string;
  /** Values by term; empty ones are left out. */
  rows: Readonly<Record<string, ReactNode>>;
}

function Facts({ title, rows }: FactsProps) {
  const id = `order-${title.toLowerCase()}`;
  const filled = Object.entries(rows).filter(([, value]) => value);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.facts}>
        {filled.map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The name stands above the address. */
const NOBODY = { name: '', company: '' };

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <div key={at} dir="auto">
      {line}
    </div>
  ));
}

const PICTURE = { width: 48, height: 64 };

export function OrderContents({ order }: { order: OperatorOrder }) {
  return (
    <section className={styles.card} aria-labelledby="order-contents">
      <h2 id="order-contents">{messages.items}</h2>
      <ul className={styles.lines}>
        {order.items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <OrderLine key={at} {...line} currency={order.currency} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <TotalRows lines={linesOf(order)} coupon={order.coupon} />
        <RefundRows order={order} timeZone={useTimeZone()} />
      </dl>
    </section>
  );
}

type OrderLineProps = OperatorOrder['items'][number] & { currency: string };

function OrderLine(props: OrderLineProps) {
  const { name, image, variants, sku, quantity, price, currency } = props;
  const choices = Object.entries(variants).map(([label, { label: option, priceAdjustment }]) =>
    [`${label}: ${option}`, formatAdjustment(priceAdjustment)].filter(Boolean).join(' '),
  );
  return (
    <li className={styles.line}>
      <Picture className={styles.picture} src={image} alt="" {...PICTURE} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {choices.length > 0 && <p className={styles.muted}>{choices.join(', ')}</p>}
        {sku && <p className={styles.muted}>{messages.sku(sku)}</p>}
      </div>
      <p className={styles.price}>
        {quantity} × <Money amount={price} currency={currency} />
      </p>
    </li>
  );
}

import { type ComponentProps, useId } from 'react';
import { EmailField, Money } from '@/components/ui';
import { totalLine } from '@/core/rules/money/total-lines';
import { totalLabel, totalText } from '@/core/rules/money/total-words';
import { useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import payment from '../payment/payment.module.css';
import styles from './form.module.css';

type ContactProps = Pick<ComponentProps<typeof EmailField>, 'defaultValue' | 'error'>;

export function Contact(field: ContactProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.contact}</legend>
      <EmailField {...field} label={messages.email} hint={messages.emailHint} />
    </fieldset>
  );
}

/** Shipping method: the one of the shop, with times and price (spec 9). */
export function Shipping({ cost }: { cost: number }) {
  const { arrives } = useShop();
  return (
    <section className={styles.group} aria-labelledby="shipping-method">
      <h2 id="shipping-method" className={styles.legend}>
        {messages.shipping}
      </h2>
      <div className={styles.option}>
        <span>
          <strong>{messages.standardShipping}</strong>
          {arrives && <span className={styles.small}>{arrives}</span>}
        </span>
        <span>{totalText(totalLine('shipping', cost))}</span>
      </div>
    </section>
  );
}

interface ProtectionProps {
  /** Dollars. */
  cost: number;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** The protection of the order, where the shop offers it. Never chosen beforehand. */
export function Protection({ cost, isWanted, onChange }: ProtectionProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        className={styles.check}
        name="protect"
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.grow}>
        <strong>{totalLabel('protection')}</strong>
        <span className={styles.small}>{messages.protectionHint}</span>
      </span>
      <span>
        <Money amount={cost} />
      </span>
    </label>
  );
}

interface RememberProps {
  /** True while contact and address are kept for the next visit. */
  isKept: boolean;
  /** True where the browser has refused to keep them. */
  isRefused: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Asks whether contact and address are kept for the next visit. Never chosen beforehand. */
export function Remember({ isKept, isRefused, onChange }: RememberProps) {
  const id = useId();
  return (
    <div className={styles.remember}>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          className={styles.check}
          checked={isKept}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {messages.remember}
      </label>
      <p id={id} className={styles.small} role="status">
        {isRefused ? messages.rememberRefused : messages.rememberHint}
      </p>
    </div>
  );
}

/** Replaces the payment methods where the order total is 0. */
export function NothingToPay() {
  return (
    <section className={payment.payment} aria-labelledby="nothing-to-pay">
      <h2 id="nothing-to-pay" className={payment.legend}>
        {messages.payment}
      </h2>
      <p>{messages.noPaymentNeeded}</p>
    </section>
  );
}

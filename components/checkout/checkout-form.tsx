import { useMemo, useState } from 'react';
import { buttons, Icon } from '@/components/ui';
import type { PaymentMethod } from '@/core/model/payment';
import { formatMoney } from '@/core/rules/money/money';
import { amountOf, totalOf } from '@/core/rules/money/total-lines';
import { deliveryCountries } from '@/core/rules/orders/destinations';
import { attempt } from '@/core/values/attempt';
import { useCheckoutState } from '@/hooks/use-checkout-store';
import { useSettings } from '@/hooks/use-shop';
import { type CheckoutPhase, isBusy } from '@/store/checkout/checkout';
import { readOpeningDraft, writeDraft } from '@/store/checkout/draft';
import styles from './checkout-view.module.css';
import { Billing, Delivery } from './form/address';
import { Contact, NothingToPay, Protection, Remember, Shipping } from './form/sections';
import * as messages from './messages';
import { Payment, useMethods } from './payment/payment';
import { OrderSummary } from './summary/order-summary';
import { UnreadyLines } from './unready-lines';
import { useCheckout, useKeptContact, useTotals } from './use-checkout';

/** The form beside what is ordered. What was entered is kept for a reload. */
export function CheckoutForm({ failure }: { failure: string }) {
  const [saved] = useState(readOpeningDraft);
  const [isProtected, setProtected] = useState(saved.isProtected);
  const { orderProtection, shippingCountries } = useSettings();
  const countries = useMemo(() => deliveryCountries(shippingCountries ?? []), [shippingCountries]);
  const [country, setCountry] = useState(() => openingCountry(saved.form.country, countries));
  const [method, setMethod] = useState<PaymentMethod | ''>(saved.method);
  const totals = useTotals(isProtected && orderProtection > 0);
  const methods = useMethods();
  const { offered } = methods;
  const chosen = offered.find((one) => one.method === method) ?? offered[0];
  const [isOpen, setOpen] = useState(saved.method !== '');
  const total = totalOf(totals.totals);
  const { form, frame, ...checkout } = useCheckout({ saved, totals, chosen });
  const { pay, hear, heed, keep, mend, isFilled, accept } = checkout;
  const state = useCheckoutState();
  const { phase, problems, stops } = state;
  const contact = useKeptContact(form);

  const protect = (isWanted: boolean) => {
    setProtected(isWanted);
    writeDraft({ isProtected: isWanted });
  };
  const choose = (next: PaymentMethod) => {
    setMethod(next);
    keep(next);
    setOpen(true);
  };

  return (
    <div className={styles.columns}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-label={messages.checkout}
        onInput={({ target }) => {
          keep(undefined);
          contact.update();
          if ('name' in target) mend(String(target.name));
          if (!isOpen && isFilled()) setOpen(true);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <Contact defaultValue={saved.form.email ?? ''} error={problems.email} />
        <Delivery
          saved={saved.form}
          problems={problems}
          country={country}
          onCountry={setCountry}
          countries={countries}
        />
        <Remember {...contact} onChange={contact.change} />
        <Shipping cost={amountOf(totals.totals, 'shipping')} />
        {orderProtection > 0 && (
          <Protection cost={orderProtection} isWanted={isProtected} onChange={protect} />
        )}
        <Billing saved={saved.form} problems={problems} country={country} />
        {total === 0 ? (
          <NothingToPay />
        ) : (
          <Payment
            ref={frame}
            methods={methods}
            chosen={chosen}
            problem={problems.method}
            isOpen={isOpen}
            onOpen={() => setOpen(true)}
            onChoose={choose}
            total={total}
            isBusy={isBusy(state)}
            onMessage={hear}
            onPhase={heed}
          />
        )}
        <UnreadyLines stops={stops} onAccept={accept} onLeft={() => leadToPay(form.current)} />
        <PayBar
          failure={failure}
          total={total}
          phase={phase}
          isPossible={total === 0 || offered.length > 0}
          isHidden={total > 0 && chosen?.method === 'paypal'}
        />
      </form>
      <OrderSummary totals={totals.totals} />
    </div>
  );
}

/** Moves the focus to what pays: the button or, where the provider's own pays, the frame that has it. */
function leadToPay(form: HTMLFormElement | null): void {
  const ways = ['[type="submit"]', 'iframe', '[name="method"]:checked'];
  const [first] = ways.flatMap((way) => form?.querySelector<HTMLElement>(way) ?? []);
  first?.focus();
}

interface PayBarProps {
  /** Dollars; where nothing is to be paid, the order is placed all the same. */
  total: number;
  phase: CheckoutPhase;
  /** Reason of a failed payment, shown beside the button so that it is seen. */
  failure: string;
  isPossible: boolean;
  /** True if the provider's own button pays. */
  isHidden: boolean;
}

const BUSY: Partial<Record<CheckoutPhase, string>> = {
  repricing: messages.placing,
  opening: messages.placing,
  paying: messages.paying,
  leaving: messages.oneMoment,
};

function PayBar({ total, phase, failure, isPossible, isHidden }: PayBarProps) {
  const busy = BUSY[phase];
  const payLabel = total > 0 ? messages.pay(formatMoney(total)) : messages.placeOrder;
  return (
    <div className={styles.bar}>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {!isHidden && (
        <button
          type="submit"
          className={`${buttons.primary} ${styles.pay}`}
          aria-disabled={busy !== undefined || !isPossible}
        >
          {busy ?? (
            <>
              <Icon name="lock" size={20} /> {payLabel}
            </>
          )}
        </button>
      )}
    </div>
  );
}

/** The country to begin with: the one that was entered, else the browser's, else the only one; of those that are offered. */
function openingCountry(saved: string | undefined, countries: readonly string[]): string {
  const [only = ''] = countries.length === 1 ? countries : [];
  return [saved ?? likelyCountry(), only].find((code) => countries.includes(code)) ?? '';
}

/** The country that the browser is set to; '' where it names none. */
function likelyCountry(): string {
  const [language = ''] = navigator.languages;
  return attempt(() => new Intl.Locale(language).region) ?? '';
}

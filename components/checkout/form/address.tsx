import { useMemo, useState } from 'react';
import { SelectField, TextField, useWasOpen } from '@/components/ui';
import { type AddressField, BILLING, MAX_NOTE_LENGTH } from '@/core/model/checkout';
import { COUNTRY_CODES } from '@/core/model/countries';
import type { CheckoutDraft, CheckoutProblems } from '@/core/rules/orders/checkout-form';
import { regionsOf } from '@/core/rules/orders/countries';
import { postalCodeOf } from '@/core/rules/orders/postal-code';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import * as messages from '../messages';
import styles from './form.module.css';

interface AddressProps {
  saved: Partial<CheckoutDraft>;
  problems: CheckoutProblems;
  country: string;
  onCountry: (country: string) => void;
  /** Codes of the countries to choose from. */
  countries: readonly string[];
}

export function Delivery(props: AddressProps) {
  const { saved, problems } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.delivery}</legend>
      <div className={styles.fields}>
        <AddressFields {...props} section="shipping" prefix="" />
        <TextField
          label={messages.phone}
          name="phone"
          type="tel"
          autoComplete="shipping tel"
          maxLength={40}
          defaultValue={saved.phone ?? ''}
          error={problems.phone}
          isOptional
          hint={messages.phoneHint}
        />
        <div className={styles.whole}>
          <TextField
            label={messages.deliveryNote}
            name="note"
            autoComplete="off"
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={saved.note ?? ''}
            error={problems.note}
            isOptional
            hint={messages.deliveryNoteHint}
          />
        </div>
      </div>
    </fieldset>
  );
}

type BillingProps = Pick<AddressProps, 'saved' | 'problems'> & {
  /** Country to begin with. */
  country: string;
};

/** The billing address: that of the delivery, until it is another. */
export function Billing({ saved, problems, country: likely }: BillingProps) {
  const [isOther, setOther] = useState(Boolean(saved.billing));
  // What was typed stays, for whoever checks it again.
  const wasOther = useWasOpen(isOther);
  const [country, setCountry] = useState(saved[`${BILLING}country`] ?? '');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.billing}</legend>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          className={styles.check}
          name="billing"
          value="other"
          checked={isOther}
          onChange={({ target }) => setOther(target.checked)}
        />
        {messages.billingIsOther}
      </label>
      {wasOther && (
        <div className={styles.fields} hidden={!isOther}>
          <AddressFields
            saved={saved}
            problems={problems}
            country={country || likely}
            onCountry={setCountry}
            countries={COUNTRY_CODES}
            section="billing"
            prefix={BILLING}
          />
        </div>
      )}
    </fieldset>
  );
}

interface AddressFieldsProps extends AddressProps {
  /** Tells browsers which of the two addresses of a person they may fill in. */
  section: 'shipping' | 'billing';
  /** Begin of the names of the fields. */
  prefix: '' | typeof BILLING;
}

function AddressFields(props: AddressFieldsProps) {
  const { saved, problems, country, onCountry, section, prefix } = props;
  const countries = useNamed(props.countries);
  const { label, regions } = regionsOf(country);
  const postal = postalCodeOf(country);
  const fieldOf = (field: AddressField, autoComplete: string) => {
    const name = `${prefix}${field}` as const;
    return { name, autoComplete: `${section} ${autoComplete}`, error: problems[name] };
  };
  const entered = (field: AddressField, autoComplete: string, maxLength = 200) => {
    const { name, ...rest } = fieldOf(field, autoComplete);
    return { ...rest, name, maxLength, defaultValue: saved[name] ?? '' };
  };
  return (
    <>
      <div className={styles.whole}>
        <SelectField
          {...fieldOf('country', 'country')}
          label={messages.country}
          placeholder={messages.chooseCountry}
          options={countries}
          value={country}
          onChange={onCountry}
        />
      </div>
      <div className={styles.whole}>
        <TextField {...entered('name', 'name')} label={messages.fullName} />
      </div>
      <div className={styles.whole}>
        <TextField {...entered('company', 'organization')} label={messages.company} isOptional />
      </div>
      <div className={styles.whole}>
        <TextField {...entered('line1', 'address-line1')} label={messages.streetAndNumber} />
      </div>
      <div className={styles.whole}>
        <TextField
          {...entered('line2', 'address-line2')}
          label={messages.addressLine2}
          isOptional
        />
      </div>
      {postal.isUsed && (
        <TextField
          {...entered('postalCode', 'postal-code', 20)}
          label={postal.label}
          isOptional={postal.example === ''}
        />
      )}
      <TextField {...entered('city', 'address-level2', 120)} label={messages.townOrCity} />
      {regions.length > 0 ? (
        <SelectField
          {...fieldOf('region', 'address-level1')}
          key={country}
          label={label}
          placeholder={messages.chooseA(label.toLowerCase())}
          options={regions}
          defaultValue={saved[`${prefix}region`] ?? ''}
        />
      ) : (
        <TextField {...entered('region', 'address-level1', 120)} label={label} isOptional />
      )}
    </>
  );
}

/** Countries as values and names, sorted by name: known in the browser, whose names they are. */
function useNamed(codes: readonly string[]): readonly (readonly [string, string])[] {
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!isHydrated) return [];
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    const order = new Intl.Collator('en');
    return codes
      .map((code) => [code, names.of(code) ?? code] as const)
      .sort(([, one], [, other]) => order.compare(one, other));
  }, [isHydrated, codes]);
}

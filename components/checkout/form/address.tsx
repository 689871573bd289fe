import { useMemo } from 'react';
import { SelectField, TextField } from '@/components/ui';
import type { CheckoutDraft, CheckoutProblems } from '@/core/rules/orders/checkout-form';
import { COUNTRY_CODES, regionsOf } from '@/core/rules/orders/countries';
import { postalCodeOf } from '@/core/rules/orders/postal-code';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import * as messages from '../messages';
import styles from './form.module.css';

interface AddressProps {
  saved: Partial<CheckoutDraft>;
  problems: CheckoutProblems;
  country: string;
  onCountry: (country: string) => void;
}

/** Shipping address; its fields depend on the country. */
export function Address({ saved, problems, country, onCountry }: AddressProps) {
  const countries = useCountries();
  const { label, regions } = regionsOf(country);
  const postal = postalCodeOf(country);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.delivery}</legend>
      <div className={styles.fields}>
        <div className={styles.whole}>
          <SelectField
            label={messages.country}
            name="country"
            placeholder={messages.chooseCountry}
            autoComplete="country"
            options={countries}
            value={country}
            onChange={onCountry}
            error={problems.country}
          />
        </div>
        <div className={styles.whole}>
          <Field
            label={messages.fullName}
            name="name"
            autoComplete="name"
            max={200}
            {...{ saved, problems }}
          />
        </div>
        <div className={styles.whole}>
          <Field
            label={messages.streetAndNumber}
            name="line1"
            autoComplete="address-line1"
            max={200}
            {...{ saved, problems }}
          />
        </div>
        <div className={styles.whole}>
          <Field
            label={messages.addressLine2}
            name="line2"
            autoComplete="address-line2"
            max={200}
            isOptional
            {...{ saved, problems }}
          />
        </div>
        {postal.isUsed && (
          <Field
            label={postal.label}
            name="postalCode"
            autoComplete="postal-code"
            max={20}
            isOptional={postal.example === ''}
            {...{ saved, problems }}
          />
        )}
        <Field
          label={messages.townOrCity}
          name="city"
          autoComplete="address-level2"
          max={120}
          {...{ saved, problems }}
        />
        {regions.length > 0 ? (
          <SelectField
            key={country}
            label={label}
            name="region"
            placeholder={messages.chooseA(label.toLowerCase())}
            autoComplete="address-level1"
            options={regions}
            defaultValue={saved.region ?? ''}
            error={problems.region}
          />
        ) : (
          <Field
            label={label}
            name="region"
            autoComplete="address-level1"
            max={120}
            isOptional
            {...{ saved, problems }}
          />
        )}
        <Field
          label={messages.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          max={40}
          isOptional
          hint={messages.phoneHint}
          {...{ saved, problems }}
        />
      </div>
    </fieldset>
  );
}

interface FieldProps extends Pick<AddressProps, 'saved' | 'problems'> {
  label: string;
  name: keyof CheckoutDraft;
  max: number;
  autoComplete:
    | 'name'
    | 'address-line1'
    | 'address-line2'
    | 'address-level1'
    | 'address-level2'
    | 'postal-code'
    | 'tel';
  isOptional?: boolean;
  type?: 'tel';
  hint?: string;
}

function Field({ saved, problems, name, max, ...rest }: FieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      maxLength={max}
      defaultValue={saved[name] ?? ''}
      error={problems[name]}
    />
  );
}

/** Every country as value and name, sorted by name: known in the browser, whose names they are. */
function useCountries(): readonly (readonly [string, string])[] {
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!isHydrated) return [];
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    const order = new Intl.Collator('en');
    return COUNTRY_CODES.map((code) => [code, names.of(code) ?? code] as const).sort(
      ([, one], [, other]) => order.compare(one, other),
    );
  }, [isHydrated]);
}

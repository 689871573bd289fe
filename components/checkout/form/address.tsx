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

export function Address({ saved, problems, country, onCountry }: AddressProps) {
  const countries = useCountries();
  const { label, regions } = regionsOf(country);
  const postal = postalCodeOf(country);
  const entered = (name: keyof CheckoutDraft, maxLength = 200) => {
    return { name, maxLength, defaultValue: saved[name] ?? '', error: problems[name] };
  };
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
          <TextField {...entered('name')} label={messages.fullName} autoComplete="name" />
        </div>
        <div className={styles.whole}>
          <TextField
            {...entered('line1')}
            label={messages.streetAndNumber}
            autoComplete="address-line1"
          />
        </div>
        <div className={styles.whole}>
          <TextField
            {...entered('line2')}
            label={messages.addressLine2}
            autoComplete="address-line2"
            isOptional
          />
        </div>
        {postal.isUsed && (
          <TextField
            {...entered('postalCode', 20)}
            label={postal.label}
            autoComplete="postal-code"
            isOptional={postal.example === ''}
          />
        )}
        <TextField
          {...entered('city', 120)}
          label={messages.townOrCity}
          autoComplete="address-level2"
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
          <TextField
            {...entered('region', 120)}
            label={label}
            autoComplete="address-level1"
            isOptional
          />
        )}
        <TextField
          {...entered('phone', 40)}
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          isOptional
          hint={messages.phoneHint}
        />
      </div>
    </fieldset>
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

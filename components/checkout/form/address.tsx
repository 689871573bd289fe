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
  const entered = (name: keyof CheckoutDraft, autoComplete: string, maxLength = 200) => {
    const defaultValue = saved[name] ?? '';
    return { name, autoComplete, maxLength, defaultValue, error: problems[name] };
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
          <TextField {...entered('name', 'name')} label={messages.fullName} />
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
          <TextField {...entered('region', 'address-level1', 120)} label={label} isOptional />
        )}
        <TextField
          {...entered('phone', 'tel', 40)}
          label={messages.phone}
          type="tel"
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

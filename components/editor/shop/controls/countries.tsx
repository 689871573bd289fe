import { useMemo, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { COUNTRY_CODES } from '@/core/model/countries';
import { countryOf } from '@/core/rules/orders/country';
import { destinationNames, listed } from '@/core/rules/orders/destinations';
import { hasWords } from '../../shared/has-words';
import * as messages from '../messages';
import { listAt } from '../settings/values';
import { Group, Option } from './choices';
import type { SettingProps } from './control';
import styles from './countries.module.css';

/** The countries that a shop ships to, found by their names; none chosen is everywhere. */
export function CountriesSetting({ id, setting, values, problem, onChange }: SettingProps) {
  const [query, setQuery] = useState('');
  const countries = useCountries();
  const chosen = listAt(values, setting.path);
  const shown = countries.filter(({ name, code }) => hasWords(`${name} ${code}`, query));
  const toggle = (code: string) => (isOn: boolean) =>
    onChange(COUNTRY_CODES.filter((one) => (one === code ? isOn : chosen.includes(one))));
  return (
    <Group id={id} label={setting.label} hint={setting.hint} problem={problem}>
      <div className={styles.summary}>
        <p role="status">
          {chosen.length > 0 ? messages.shipsTo(namesOf(chosen)) : messages.everywhere}
        </p>
        {chosen.length > 0 && (
          <Button onClick={() => onChange([])}>{messages.shipEverywhere}</Button>
        )}
      </div>
      <Field
        label={messages.searchCountries}
        type="search"
        value={query}
        maxLength={100}
        onChange={setQuery}
      />
      <div className={styles.list}>
        {shown.length === 0 && <p className={styles.none}>{messages.noCountryMatches}</p>}
        {shown.map(({ code, name }) => (
          <Option
            key={code}
            type="checkbox"
            label={name}
            isChosen={chosen.includes(code)}
            onChange={toggle(code)}
          />
        ))}
      </div>
    </Group>
  );
}

/** Most countries that are named before the list. */
const MOST_NAMED = 5;

const namesOf = (codes: readonly string[]): string =>
  codes.length > MOST_NAMED ? messages.countryCount(codes.length) : listed(destinationNames(codes));

/** Every country by its name. */
function useCountries() {
  return useMemo(() => {
    const order = new Intl.Collator('en');
    return COUNTRY_CODES.map((code) => ({ code, name: countryOf(code)?.name ?? code })).sort(
      (one, other) => order.compare(one.name, other.name),
    );
  }, []);
}

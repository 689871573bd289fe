import { useMemo } from 'react';
import { COUNTRY_CODES } from '@/core/rules/orders/countries';
import { useIsHydrated } from '@/hooks/use-is-hydrated';

/** Every country as value and name, sorted by name: known in the browser, whose names they are. */
export function useCountries(): readonly (readonly [string, string])[] {
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

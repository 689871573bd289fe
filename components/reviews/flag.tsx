import { countryOf } from '@/core/rules/country';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { canShowFlags } from './can-show-flags';
import styles from './reviewer.module.css';

/** A country as its flag; as its letters where a device has no flags (Windows has none). */
export function Flag({ code }: { code: string }) {
  const isHydrated = useIsHydrated();
  const country = countryOf(code);
  if (!country) return null;
  // The server cannot know: most devices can.
  const hasFlags = !isHydrated || canShowFlags();
  return (
    <span
      className={hasFlags ? styles.flag : styles.letters}
      role="img"
      aria-label={`from ${country.name}`}
      title={country.name}
    >
      {hasFlags ? country.flag : code.toUpperCase()}
    </span>
  );
}

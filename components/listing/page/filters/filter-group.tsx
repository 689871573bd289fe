import { useState } from 'react';
import { Icon, Link } from '@/components/ui';
import { listingHref } from '@/core/rules/address/listing-address';
import type { FacetGroup, FacetValue } from './facet-groups';
import styles from './filter-group.module.css';

/** How many values are offered before one asks for the rest. */
const FIRST_SHOWN = 10;

/** One filter: closed it says how many values are chosen, open it offers them with their counts. */
export function FilterGroup({ title, look, values }: FacetGroup) {
  const [isWhole, setWhole] = useState(false);
  const chosen = values.filter(({ isChosen }) => isChosen).length;
  const shown = isWhole ? values : values.slice(0, FIRST_SHOWN);
  return (
    <details className={styles.group} name="filter">
      <summary className={styles.title}>
        {title}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.panel}>
        <ul className={styles[look]} aria-label={title}>
          {shown.map((value) => (
            <li key={value.name}>
              <Value {...value} />
            </li>
          ))}
        </ul>
        {shown.length < values.length && (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {`Show all ${values.length}`}
          </button>
        )}
      </div>
    </details>
  );
}

function Value({ name, count, next, isChosen, hex }: FacetValue) {
  return (
    <Link
      className={styles.value}
      href={listingHref(next)}
      rel="nofollow"
      keepsScroll
      aria-current={isChosen ? 'true' : undefined}
    >
      {hex && <span className={styles.swatch} style={{ background: hex }} />}
      {`${name} `}
      <span className={styles.count}>{count}</span>
    </Link>
  );
}

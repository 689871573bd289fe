import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { Facets } from '@/core/model/search';
import type { ListingFilters } from '@/core/rules/listing-address';
import { countText } from '../count-text';
import { facetGroups } from './facet-groups';
import styles from './filter-bar.module.css';
import { FilterGroup } from './filter-group';
import { useLightDismiss } from './use-light-dismiss';

interface FilterBarProps {
  /** What the listing can be narrowed by; a backend that has no filters offers none. */
  facets: Facets | undefined;
  filters: ListingFilters;
  total: number;
  /** How the listing is sorted, where there is something to sort. */
  children: ReactNode;
}

/** The filters in a row that opens downwards; on phones they unfold below one button. */
export function FilterBar({ facets, filters, total, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const panelId = useId();
  useLightDismiss(area);

  const groups = facets ? facetGroups(facets, filters) : [];
  const chosen = groups.flatMap(({ values }) => values).filter(({ isChosen }) => isChosen).length;
  if (groups.length === 0 && !children) return null;
  return (
    <div className={styles.bar}>
      {groups.length > 0 && (
        <>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="filter" size={18} />
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </button>
          <section
            ref={area}
            id={panelId}
            className={styles.filters}
            data-open={isOpen}
            aria-label="Filters"
          >
            {groups.map((group) => (
              <FilterGroup key={group.title} {...group} />
            ))}
            <div className={styles.end}>
              <button type="button" className={buttons.primary} onClick={() => setOpen(false)}>
                {`Show ${countText(total)}`}
              </button>
            </div>
          </section>
        </>
      )}
      {children}
    </div>
  );
}

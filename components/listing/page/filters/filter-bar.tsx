import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { buttons, Icon, Link } from '@/components/ui';
import type { Facets } from '@/core/model/search';
import { type ListingFilters, listingHref } from '@/core/rules/address/listing-address';
import { activeFilters, unfiltered } from '@/core/rules/catalogue/listing-filters';
import * as messages from '../../messages';
import chips from './active-filters.module.css';
import { type FacetGroup, type FacetValue, facetGroups } from './facet-groups';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** Available filters; undefined if the backend has none. */
  facets: Facets | undefined;
  filters: ListingFilters;
  total: number;
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
            {chosen > 0 ? messages.filtersChosen(chosen) : messages.filters}
          </button>
          <section
            ref={area}
            id={panelId}
            className={styles.filters}
            data-open={isOpen}
            aria-label={messages.filters}
          >
            {groups.map((group) => (
              <FilterGroup key={group.title} {...group} />
            ))}
            <div className={styles.end}>
              <button type="button" className={buttons.primary} onClick={() => setOpen(false)}>
                {messages.show(total)}
              </button>
            </div>
          </section>
        </>
      )}
      {children}
    </div>
  );
}

/** Width from which on an open filter floats over the products; below it stands in line, and stays open. */
const FLOATS = '(min-width: 768px)';

/** Closes what is open in an area by Escape and, where it floats, by a click beside it. */
function useLightDismiss(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const open = () => area.current?.querySelector<HTMLDetailsElement>('details[open]');

    const closeOutside = ({ target }: PointerEvent) => {
      const details = open();
      if (!details || !(target instanceof Node) || !matchMedia(FLOATS).matches) return;
      if (!details.contains(target)) details.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const details = open();
      if (key !== 'Escape' || !details) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };

    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [area]);
}

const FIRST_SHOWN = 10;

/** One filter: closed it says how many values are chosen, open it offers them with their counts. */
function FilterGroup({ title, look, values }: FacetGroup) {
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
            {messages.showAll(values.length)}
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

export function ActiveFilters({ filters }: { filters: ListingFilters }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={chips.active} aria-label={messages.activeFilters}>
      {active.map(({ name, rest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a color and a size may share their name
        <li key={`${name}-${index}`}>
          <Link className={chips.chip} href={listingHref(rest)} keepsScroll>
            <span className="visually-hidden">{messages.remove}</span> {name}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={chips.clear} href={listingHref(unfiltered(filters))} keepsScroll>
          {messages.clearAll}
        </Link>
      </li>
    </ul>
  );
}

import type { ComponentProps } from 'react';
import { buttons, Icon, Link, Money, Picture, StruckPrice } from '@/components/ui';
import type { SearchResult } from '@/core/model/search';
import { productHref } from '@/core/rules/address/product-address';
import { searchHref } from '@/core/rules/address/shop-address';
import { struckPrice } from '@/core/rules/money/sale-price';
import { useSettings } from '@/hooks/use-shop';
import * as messages from '../messages';
import { HEADER_TEXTS } from '../state/constants';
import type { SearchState } from '../state/search-state';
import errorPanel from './error-panel.module.css';
import styles from './result-link.module.css';
import seeAllLink from './see-all-link.module.css';
import skeletons from './skeletons.module.css';

type ResultLinkProps = { product: SearchResult } & Omit<ComponentProps<'a'>, 'href'>;

/** Picture in place of one that cannot be had (spec 9). */
const LOADING_PICTURE = '/loading.gif';

const PICTURE = { width: 66, height: 88 };

export function ResultLink({ product, ...rest }: ResultLinkProps) {
  const settings = useSettings();
  const struck = struckPrice(product, product.price, settings);
  return (
    <Link className={styles.result} href={productHref(product)} {...rest}>
      <span className={styles.picture}>
        <Picture {...PICTURE} src={product.image[0] ?? ''} alt="" fallback={LOADING_PICTURE} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.category}>{product.category}</span>
        <span className={styles.price}>
          <Money amount={product.price} />
          <StruckPrice amount={struck} className={styles.struck} />
        </span>
      </span>
    </Link>
  );
}

export function SeeAllLink({ query, total }: { query: string; total: number }) {
  return (
    <Link className={seeAllLink.all} href={searchHref(query)}>
      {total === 1 ? messages.seeItInTheShop : messages.seeAll(total)}
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}

interface SkeletonsProps {
  rows: number;
  /** Layout class, as of the results. */
  className?: string | undefined;
}

/** Rows of the geometry of results, while they are on their way. */
export function Skeletons({ rows, className }: SkeletonsProps) {
  return (
    <ul className={className ?? skeletons.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have only their place
        <li key={row} className={skeletons.row}>
          <span className={skeletons.picture} />
          <span className={skeletons.words}>
            <span className={skeletons.name} />
            <span className={skeletons.price} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ErrorPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={errorPanel.panel} role="alert">
      <p className={errorPanel.title}>{messages.searchError}</p>
      <p>{message}</p>
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

/** Returns the status of a search, for screen readers. */
export function statusText(state: SearchState, { countText } = HEADER_TEXTS): string {
  if (state.status === 'loading') return messages.searching;
  return state.status === 'results' ? countText(state.total, state.query) : '';
}

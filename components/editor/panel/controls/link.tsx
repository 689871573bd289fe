import { useEffect, useMemo, useState } from 'react';
import { Combobox } from '@/components/kit/combobox';
import { Icon } from '@/components/kit/icon';
import { globe, linked, mail, page, phone, tag, tiles } from '@/components/kit/icons';
import type { Suggestion, SuggestionGroup } from '@/components/kit/suggestions';
import type { Reading } from '@/components/kit/use-draft';
import { productHref } from '@/core/rules/address/product-address';
import { categoryHref } from '@/core/rules/address/shop-address';
import { isSafeUrl } from '@/core/values/safe-url';
import { awaited } from '@/hooks/awaited';
import { afterPause } from '../../shared/after-pause';
import { asText, type FieldControlProps } from '../field/control';
import { usePanel } from '../field/panel-context';
import type { PanelSources, ProductSource } from '../field/types';
import * as messages from '../messages';
import styles from './controls.module.css';

/** Link target: a page, a category or a product to choose, or any address. */
export function LinkControl(props: FieldControlProps) {
  const text = asText(props);
  const { value: address, onRelease } = text;
  const { sources } = usePanel();
  const [query, setQuery] = useState('');
  const products = useProducts(query, sources.searchProducts);
  const addresses = useMemo(() => addressNames(sources), [sources]);
  const name = addresses.get(address);
  return (
    <Combobox
      {...text}
      read={readLink}
      inputMode="url"
      groups={suggestionsFor(query, addresses, products)}
      onType={setQuery}
      onRelease={() => {
        setQuery('');
        onRelease();
      }}
      note={LOOKS_LIKE_HOST.test(address) ? messages.linksToPage(address) : undefined}
      before={
        <span className={styles.lead}>
          <Icon of={iconOf(address)} />
        </span>
      }
      after={name && <span className={styles.known}>{name}</span>}
    />
  );
}

function readLink(text: string): Reading<string> {
  const value = text.trim();
  return isSafeUrl(value) ? { value } : { problem: messages.invalidLink };
}

/** Matches text that looks like another site and would be a page of this one. */
const LOOKS_LIKE_HOST =
  /^(www\.[\w-]+|[\w-]+\.(com|net|org|io|shop|store|de|uk|co|vn|fr|eu|us))\b/i;

function iconOf(address: string): string {
  if (address.startsWith('mailto:')) return mail;
  if (address.startsWith('tel:')) return phone;
  if (/^(https?:)?\/\//i.test(address)) return globe;
  if (address.startsWith('/product/')) return tag;
  if (address.startsWith('/shop?')) return tiles;
  return address === '' ? linked : page;
}

const addressNames = ({ pages, categories }: PanelSources): ReadonlyMap<string, string> =>
  new Map([
    ...pages.map(({ address, name }) => [address, name] as const),
    ...categories.map((category) => [categoryHref(category), category] as const),
  ]);

interface ProductMatches {
  query: string;
  products: readonly ProductSource[];
  state: keyof typeof STATES;
}

const SEARCH_DELAY_MS = 250;
const SHORTEST_QUERY = 2;
const NOTHING: ProductMatches = { query: '', products: [], state: 'idle' };

/** Products by what is being typed, unless that is an address. */
function useProducts(query: string, search: PanelSources['searchProducts']): ProductMatches {
  const [matches, setMatches] = useState(NOTHING);
  const wanted = query.trim();
  const isSearched = wanted.length >= SHORTEST_QUERY && !/^[/#?]|:/.test(wanted);
  useEffect(() => {
    if (!isSearched) return;
    return afterPause(SEARCH_DELAY_MS, () =>
      awaited(
        search(wanted),
        (products) => setMatches({ query: wanted, products, state: 'done' }),
        () => setMatches({ query: wanted, products: [], state: 'failed' }),
      ),
    );
  }, [wanted, isSearched, search]);
  if (!isSearched) return NOTHING;
  return matches.query === wanted ? matches : { ...NOTHING, state: 'searching' };
}

const STATES = {
  idle: messages.typeToSearch,
  searching: messages.searching,
  done: messages.noProduct,
  failed: messages.searchFailed,
} as const;

function suggestionsFor(
  query: string,
  addresses: ReadonlyMap<string, string>,
  { products, state }: ProductMatches,
): SuggestionGroup[] {
  const words = query.trim().toLowerCase();
  const isCategory = (address: string) => address.startsWith('/shop?');
  const all = [...addresses].map(([value, label]) => ({ value, label, icon: iconOf(value) }));
  const named = ({ label }: Suggestion) => label.toLowerCase().includes(words);
  const pages = all
    .filter((one) => !isCategory(one.value) && (named(one) || one.value.includes(words)))
    .map((one) => ({ ...one, note: one.value }));
  const matches = products.map((product) => ({
    value: productHref({ id: product.id, slug: product.slug ?? '' }),
    label: product.name,
    note: product.category,
    icon: tag,
  }));
  const categories = all.filter((one) => isCategory(one.value) && named(one));
  const status = matches.length > 0 ? undefined : STATES[state];
  const groups: SuggestionGroup[] = [
    { title: messages.pages, suggestions: pages },
    { title: messages.categories, suggestions: categories },
    { title: messages.products, suggestions: matches, state: status },
  ];
  return groups.filter(({ suggestions, state: words }) => suggestions.length > 0 || words);
}

import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Choice, Field } from '@/components/kit/field';
import { Picture } from '@/components/ui';
import { ALL_PRODUCTS } from '@/core/model/category';
import { PRODUCT_CATEGORIES } from '@/core/model/category-values';
import { BUILT_IN_TITLES } from '@/core/model/page';
import { type EmbedChoice, PAGES_WITHIN_OTHERS } from '@/core/rules/embed/embed-snippet';
import { useCategories, useShop } from '@/hooks/use-shop';
import { loadGridProducts } from '@/services/catalogue';
import { loadPages } from '@/services/design';
import { searchProducts } from '@/services/search';
import { useAnswer } from '../data/use-answer';
import * as messages from '../messages';
import { Answered } from '../ui/states';
import styles from './embed.module.css';
import type { ChoiceProps } from './use-choice';

const KINDS: readonly { value: EmbedChoice['kind']; label: string }[] = [
  { value: 'product', label: messages.oneProduct },
  { value: 'products', label: messages.severalProducts },
  { value: 'reviews', label: messages.customerReviews },
  { value: 'page', label: messages.aPage },
  { value: 'cart-button', label: messages.cartButton },
];
const SORTS = [
  { value: 'newest', label: messages.newest },
  { value: 'bestselling', label: messages.bestselling },
  { value: 'price-asc', label: messages.priceLowToHigh },
  { value: 'price-desc', label: messages.priceHighToLow },
  { value: 'name-asc', label: messages.name },
];
const COLUMNS = [
  { value: '', label: messages.fitAll },
  ...['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value })),
];

export function ChoiceForm({ chosen, choose }: ChoiceProps) {
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={messages.whatToEmbed}
        options={KINDS}
        value={chosen.kind}
        onChange={(value) => {
          const kind = KINDS.find((one) => one.value === value)?.value;
          if (kind) choose({ kind });
        }}
      />
      {chosen.kind === 'product' && <ProductChoice chosen={chosen} choose={choose} />}
      {chosen.kind === 'page' && <PageChoice chosen={chosen} choose={choose} />}
      {chosen.kind === 'products' && <ListingChoice chosen={chosen} choose={choose} />}
    </form>
  );
}

/** The category values of spec 3, then the shop's own. */
function useCategoryOptions() {
  const own = useCategories().map(({ category }) => category);
  return [...new Set([ALL_PRODUCTS, ...PRODUCT_CATEGORIES, ...own])].map((value) => ({
    ...{ value, label: value },
  }));
}

function ListingChoice({ chosen, choose }: ChoiceProps) {
  const categories = useCategoryOptions();
  const bound = (key: 'category' | 'sort' | 'count' | 'columns') => ({
    value: chosen[key],
    onChange: (value: string) => choose({ [key]: value }),
  });
  return (
    <>
      <Choice label={messages.category} options={categories} {...bound('category')} />
      <Choice label={messages.sortBy} options={SORTS} {...bound('sort')} />
      <Field label={messages.productCount} type="number" min={1} max={48} {...bound('count')} />
      <Choice label={messages.columns} options={COLUMNS} {...bound('columns')} />
    </>
  );
}

const BUILT_IN = Object.entries(BUILT_IN_TITLES).map(([slug, name]) => ({ slug, name }));

/** The pages that the shop has made, and those that every shop has. */
function PageChoice({ chosen, choose }: ChoiceProps) {
  const { answer, reload } = useAnswer('pages', loadPages);
  return (
    <Answered answer={answer} reload={reload} rows={1}>
      {(saved) => {
        const own = saved.filter(({ slug }) => !Object.hasOwn(BUILT_IN_TITLES, slug));
        const all = [...BUILT_IN, ...own];
        const pages = all.filter(({ slug }) => !PAGES_WITHIN_OTHERS.includes(slug));
        const options = pages.map(({ slug, name }) => ({ value: slug, label: name }));
        return (
          <Choice
            label={messages.page}
            options={[{ value: '', label: messages.chooseAPage }, ...options]}
            value={chosen.page?.slug ?? ''}
            onChange={(value) => choose({ page: pages.find(({ slug }) => slug === value) ?? null })}
          />
        );
      }}
    </Answered>
  );
}

const SHOWN = 6;

/** The newest products, or those that a search finds. */
function ProductChoice({ chosen, choose }: ChoiceProps) {
  const { template } = useShop();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const { answer, reload } = useAnswer(query, async (domain) => {
    if (query === '') return loadGridProducts({ domain, totalProducts: SHOWN });
    const request = { domain, template, query, limit: SHOWN };
    return (await searchProducts(request, new AbortController().signal)).products;
  });
  const search = () => setQuery(typed.trim());
  return (
    <div className={styles.search}>
      <div className={styles.query}>
        <Field
          label={messages.searchProducts}
          type="search"
          value={typed}
          onChange={setTyped}
          onEnter={search}
        />
        <Button onClick={search}>{messages.search}</Button>
      </div>
      <Answered answer={answer} reload={reload} rows={SHOWN}>
        {(products) => (
          <fieldset className={styles.products}>
            <legend className="visually-hidden">{messages.product}</legend>
            {products.length === 0 && <p>{messages.noProducts}</p>}
            {products.map(({ id, slug = id, name, image = [] }) => (
              <label key={id} className={styles.product}>
                <input
                  type="radio"
                  name="product"
                  checked={chosen.product?.slug === slug}
                  onChange={() => choose({ product: { slug, name } })}
                />
                <span className={styles.thumb}>
                  <Picture src={image[0] ?? ''} alt="" sizes="40px" maxWidth={80} />
                </span>
                {name}
              </label>
            ))}
          </fieldset>
        )}
      </Answered>
    </div>
  );
}

import { useState } from 'react';
import { ALL_PRODUCTS } from '@/core/model/category';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { listingHref } from '@/core/rules/address/listing-address';
import type { EmbedChoice } from '@/core/rules/embed/embed-snippet';
import * as messages from '../messages';

interface Named {
  slug: string;
  name: string;
}

const NOTHING_CHOSEN = {
  kind: 'product' as EmbedChoice['kind'],
  product: null as Named | null,
  page: null as Named | null,
  category: ALL_PRODUCTS,
  sort: 'newest',
  count: '4',
  columns: '',
};

type Chosen = typeof NOTHING_CHOSEN;

export interface ChoiceProps {
  chosen: Chosen;
  choose: (part: Partial<Chosen>) => void;
}

/** Returns the chosen embed; `choice` is null while incomplete. */
export function useChoice() {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  return { chosen, choose, choice: choiceOf(chosen) };
}

function choiceOf({ kind, product, page, ...listing }: Chosen): EmbedChoice | null {
  switch (kind) {
    case 'product':
      return product && { kind, ...ofNamed(product, `/product/${product.slug}`) };
    case 'page':
      return (
        page && { kind, ...ofNamed(page, page.slug === DEFAULT_PAGE_SLUG ? '/' : `/${page.slug}`) }
      );
    case 'products':
      return { kind, ...ofListing(listing) };
    case 'reviews':
      return { kind, data: {}, path: '/', label: messages.reviewsSample };
    case 'cart-button':
      return { kind, data: {}, path: '/cart', label: messages.cart };
  }
}

function ofNamed({ slug, name }: Named, path: string) {
  return { data: { id: slug }, path, label: name };
}

function ofListing({ category, sort, count, columns }: Omit<Chosen, 'kind' | 'product' | 'page'>) {
  const isWhole = category === ALL_PRODUCTS;
  return {
    data: {
      ...{ category: isWhole ? '' : category, sort: sort === 'newest' ? '' : sort },
      ...{ count, columns },
    },
    path: listingHref(isWhole ? {} : { category }),
    label: category,
  };
}

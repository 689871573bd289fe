import { ALL_PRODUCTS } from '../model/category';
import { DEFAULT_SORT } from '../model/product';

interface ListingPlace {
  category?: string;
  sort?: string;
  page?: number;
}

/** The address of one page of the listing; what is the default is left out, so that each has one. */
export function listingHref({ category, sort, page }: ListingPlace): string {
  const query = new URLSearchParams();
  if (category && category !== ALL_PRODUCTS) query.set('category', category);
  if (sort && sort !== DEFAULT_SORT) query.set('sort', sort);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/shop?${text}` : '/shop';
}

/**
 * The page numbers to show around the current one: the first, the last, and its neighbours; null where
 * numbers are left out.
 */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, totalPages];
  const shown = [...new Set(wanted)].filter((n) => n >= 1 && n <= totalPages).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) - 1;
    if (gap === 0) return [number];
    return gap === 1 ? [number - 1, number] : [null, number];
  });
}

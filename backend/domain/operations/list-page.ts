import { LIST_PAGE_SIZE } from '@/core/model/operations';

/** Which rows a page of a list has, for a query. */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE };
}

import { LIST_PAGE_SIZE } from '@/core/model/operations';

/** Limit and offset of a page of a list. */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE };
}

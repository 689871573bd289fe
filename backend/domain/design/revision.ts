import { conflict } from '../../base/errors';
import type { ShopRow } from '../shops/load-shop';
import * as messages from './messages';

/**
 * A save that names no revision counts as one of the newest, because clients that know of none exist;
 * one that names another than the stored would overwrite what its sender has not seen.
 * @throws DomainError conflict with the stored revision.
 */
export function assertNewest(
  requested: number | undefined,
  newest: number,
  path = 'revision',
): void {
  if (requested === undefined || requested === newest) return;
  const message = messages.savedMeanwhile(requested, newest);
  throw conflict(message, { path, revision: newest });
}

/**
 * Returns the first revision of a page that is saved anew: one that no page of the shop ever had, so that a
 * save based on a deleted page cannot pass. The shop's own revision is such: a trigger raises it with every
 * save of a page, which raises the page's by one.
 */
export function firstRevision(shop: Pick<ShopRow, 'revision'>): number {
  return shop.revision;
}

import { and, eq } from 'drizzle-orm';
import { CATEGORIES } from '@/core/model/category-values';
import { notFound } from '../../base/errors';
import { categories } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import * as messages from './messages';

const SPEC_CATEGORIES: readonly string[] = CATEGORIES;

/**
 * Sees that a category exists: a value of spec 3, or one of the shop's own catalogue.
 * @throws DomainError not-found
 */
export async function assertCategory(
  { db }: Services,
  shop: ShopRef,
  category: string | undefined,
): Promise<void> {
  if (category === undefined || SPEC_CATEGORIES.includes(category)) return;
  const rows = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.template, shop.template), eq(categories.category, category)));
  if (rows.length === 0) throw notFound(messages.noCategory(category), 'category');
}

/**
 * A shop shows its own catalogue only.
 * @throws DomainError not-found where another is asked for.
 */
export function assertTemplate(shop: ShopRef, template: string | undefined): void {
  if (template !== undefined && template !== shop.template) {
    throw notFound(messages.otherTemplate(template), 'template');
  }
}

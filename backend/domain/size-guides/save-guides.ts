import { notInArray, sql } from 'drizzle-orm';
import { GUIDE_LIMITS, type SizeGuide } from '@/core/model/size-guide';
import { guideKey } from '@/core/rules/sizes/guide-address';
import type { GuideProblem } from '@/core/rules/sizes/guide-columns';
import { readGuideFile } from '@/core/rules/sizes/guide-file';
import { isUuid } from '@/core/values/is-uuid';
import { hasKind, notFound } from '../../base/errors';
import { findRow, matching, takeTurn } from '../../db/rows';
import { shops, sizeGuides } from '../../db/schema';
import { findCategory } from '../catalogue/categories';
import type { GuideServices } from './list-guides';
import * as messages from './messages';

interface SavedGuides {
  saved: number;
  /** Sizes of them that lack a value. */
  holes: number;
  problems: GuideProblem[];
}

/**
 * Saves the guides of a file, each in place of the one of its category and brand; the others stay. Where a line is wrong
 * nothing is saved, and every such line is named.
 */
export async function importGuides(services: GuideServices, file: string): Promise<SavedGuides> {
  const read = readGuideFile(file);
  const { guides, problems } = await inCategories(services, read.guides);
  const all = [...read.problems, ...problems].sort((one, other) => one.line - other.line);
  if (all.length > 0) return { saved: 0, holes: 0, problems: all };
  if (!(await writeGuides(services, guides))) {
    const message = messages.manyGuides(GUIDE_LIMITS.guides);
    return { saved: 0, holes: 0, problems: [{ line: 1, message }] };
  }
  return {
    saved: guides.length,
    holes: guides.reduce((sum, one) => sum + holesOf(one), 0),
    problems,
  };
}

const holesOf = ({ sizes }: SizeGuide): number =>
  sizes.filter(({ values }) => values.includes('')).length;

/** Guides under the names that the shop's catalogue has for their categories. */
async function inCategories(
  services: GuideServices,
  guides: readonly (SizeGuide & { line: number })[],
) {
  const shop = await findRow(services.db, shops, { id: services.shop.id });
  const catalogue = { db: services.db, shop: { template: shop?.template ?? '' } };
  const problems: GuideProblem[] = [];
  const named: SizeGuide[] = [];
  for (const { line, ...guide } of guides) {
    try {
      const category = guide.category && (await findCategory(catalogue, guide.category));
      named.push({ ...guide, category: category ?? '' });
    } catch (error) {
      if (!hasKind(error, 'not-found')) throw error;
      problems.push({ line, message: error.message });
    }
  }
  return { guides: named, problems };
}

/** Returns false, and writes nothing, where the shop would have more guides than it may. */
function writeGuides({ db, shop }: GuideServices, guides: readonly SizeGuide[]): Promise<boolean> {
  const rows = guides.map((guide) => ({ ...guide, shopId: shop.id, key: guideKey(guide) }));
  return db.transaction(async (tx) => {
    await takeTurn(tx, `size guides ${shop.id}`);
    const keys = rows.map(({ key }) => key);
    const others = matching(sizeGuides, { shopId: shop.id }, notInArray(sizeGuides.key, keys));
    if ((await tx.$count(sizeGuides, others)) + rows.length > GUIDE_LIMITS.guides) return false;
    const { category, brand, note, measurements, sizes } = excluded;
    await tx
      .insert(sizeGuides)
      .values(rows)
      .onConflictDoUpdate({
        target: [sizeGuides.shopId, sizeGuides.key],
        set: { category, brand, note, measurements, sizes, updatedAt: sql`now()` },
      });
    return true;
  });
}

const excluded = {
  category: sql`excluded.category`,
  brand: sql`excluded.brand`,
  note: sql`excluded.note`,
  measurements: sql`excluded.measurements`,
  sizes: sql`excluded.sizes`,
};

/** Removes a size guide. @throws DomainError not-found */
export async function removeGuide(services: GuideServices, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound(messages.noGuide, 'id');
  await remove(services, { id });
}

/** Removes the size guide of a category and brand. @throws DomainError not-found */
export const removeGuideOf = (services: GuideServices, key: string): Promise<void> =>
  remove(services, { key });

async function remove({ db, shop }: GuideServices, by: { id: string } | { key: string }) {
  const own = matching(sizeGuides, { shopId: shop.id, ...by });
  const rows = await db.delete(sizeGuides).where(own).returning({ id: sizeGuides.id });
  if (rows.length === 0) throw notFound(messages.noGuide, Object.keys(by)[0]);
}

import { sql } from 'drizzle-orm';
import { GUIDE_LIMITS, type SizeGuide } from '@/core/model/size-guide';
import { guideKey } from '@/core/rules/sizes/guide-address';
import type { GuideProblem } from '@/core/rules/sizes/guide-columns';
import { readGuideFile } from '@/core/rules/sizes/guide-file';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { findRow, matching, takeTurn } from '../../db/rows';
import { shops, sizeGuides } from '../../db/schema';
import { categoryFinder } from '../catalogue/categories';
import { noCategory } from '../catalogue/messages';
import { exportGuides, type GuideServices } from './list-guides';
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
  const message = await writeGuides(services, guides);
  if (message) return { saved: 0, holes: 0, problems: [{ line: 1, message }] };
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
  const { id } = services.shop;
  const find = await categoryFinder({
    db: services.db,
    shop: { id, template: shop?.template ?? '' },
  });
  const problems: GuideProblem[] = [];
  const named: SizeGuide[] = [];
  for (const { line, ...guide } of guides) {
    const category = guide.category && find(guide.category);
    if (category === undefined) problems.push({ line, message: noCategory(guide.category) });
    else named.push({ ...guide, category });
  }
  return { guides: named, problems };
}

/** Returns the reason, and writes nothing, where the shop would have more guides than it may, or than one file takes. */
async function writeGuides(
  { db, shop }: GuideServices,
  guides: readonly SizeGuide[],
): Promise<string | undefined> {
  const rows = guides.map((guide) => ({ ...guide, shopId: shop.id, key: guideKey(guide) }));
  try {
    await db.transaction(async (tx) => {
      await takeTurn(tx, `size guides ${shop.id}`);
      const { category, brand, note, measurements, sizes } = excluded;
      await tx
        .insert(sizeGuides)
        .values(rows)
        .onConflictDoUpdate({
          target: [sizeGuides.shopId, sizeGuides.key],
          set: { category, brand, note, measurements, sizes, updatedAt: sql`now()` },
        });
      const problem = await limitProblem({ db: tx, shop });
      if (problem) throw new BeyondLimit(problem);
    });
  } catch (error) {
    if (error instanceof BeyondLimit) return error.message;
    throw error;
  }
}

/** Undoes a transaction by which a shop would have too much. */
class BeyondLimit extends Error {}

async function limitProblem(services: GuideServices): Promise<string | undefined> {
  const own = matching(sizeGuides, { shopId: services.shop.id });
  if ((await services.db.$count(sizeGuides, own)) > GUIDE_LIMITS.guides) {
    return messages.manyGuides(GUIDE_LIMITS.guides);
  }
  const file = await exportGuides(services);
  return file.length > GUIDE_LIMITS.file ? messages.longGuides(GUIDE_LIMITS.file) : undefined;
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

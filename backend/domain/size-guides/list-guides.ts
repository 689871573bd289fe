import { asc } from 'drizzle-orm';
import { LIST_PAGE_SIZE } from '@/core/model/operations';
import type { SizeGuide } from '@/core/model/size-guide';
import { writeGuideFile } from '@/core/rules/sizes/write-guide-file';
import { notFound } from '../../base/errors';
import { findRow, matching } from '../../db/rows';
import { sizeGuides } from '../../db/schema';
import type { Services } from '../../services/services';
import { offsetOf } from '../operations/inbox';
import * as messages from './messages';

/** Services of a shop, as a command has them too. */
export interface GuideServices extends Pick<Services, 'db'> {
  shop: { id: string };
}

const { id, key, category, brand, note, measurements, sizes } = sizeGuides;
const guideColumns = { category, brand, note, measurements, sizes };
const byName = [asc(category), asc(brand)] as const;

const ofShop = ({ shop }: GuideServices) => matching(sizeGuides, { shopId: shop.id });

/** A page of a shop's size guides, by category and brand. */
export async function listGuides(services: GuideServices, { page }: { page: number }) {
  const where = ofShop(services);
  const [entries, total] = await Promise.all([
    services.db
      .select({ id, ...guideColumns })
      .from(sizeGuides)
      .where(where)
      .orderBy(...byName)
      .limit(LIST_PAGE_SIZE)
      .offset(offsetOf(page)),
    services.db.$count(sizeGuides, where),
  ]);
  return { entries, total, page };
}

/** Lists what a shop has size guides for. */
export const listGuideNames = (services: GuideServices) =>
  services.db
    .select({ key, category, brand })
    .from(sizeGuides)
    .where(ofShop(services))
    .orderBy(...byName);

/** All size guides of a shop. */
export const allGuides = (services: GuideServices): Promise<SizeGuide[]> =>
  services.db
    .select(guideColumns)
    .from(sizeGuides)
    .where(ofShop(services))
    .orderBy(...byName);

/** All size guides of a shop as a file. */
export const exportGuides = async (services: GuideServices): Promise<string> =>
  writeGuideFile(await allGuides(services));

/** The size guide of a shop that an address names. @throws DomainError not-found */
export async function findGuide({ db, shop }: GuideServices, named: string): Promise<SizeGuide> {
  const row = await findRow(db, sizeGuides, { shopId: shop.id, key: named });
  if (!row) throw notFound(messages.noGuide, 'guide');
  const { category, brand, note, measurements, sizes } = row;
  return { category, brand, note, measurements, sizes };
}

import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { CASE_STATES, type CaseStatus } from '@/core/model/case';
import { LIST_PAGE_SIZE } from '@/core/model/operations';
import { matching } from '../../db/rows';
import { caseMessages, cases, orders } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';

interface CaseFilter {
  status?: CaseStatus | undefined;
  /** Words of its number, order, shopper or subject. */
  q?: string | undefined;
  page?: number | undefined;
}

/** The disputes of a shop: those that wait for its answer first, the longest waiting at the top, then by last change. */
export async function listCases(services: ShopServices, { status, q = '', page = 1 }: CaseFilter) {
  const isMatch = and(eq(cases.shopId, services.shop.id), fits(q.trim()));
  const counts = await countByStatus(services, isMatch);
  const total = status ? counts[status] : CASE_STATES.reduce((sum, one) => sum + counts[one], 0);
  const isListed = and(isMatch, status ? eq(cases.status, status) : undefined);
  return {
    cases: await readPage(services, isListed, page),
    ...{ page, total, counts },
    totalPages: Math.ceil(total / LIST_PAGE_SIZE),
  };
}

/** Plain words: what means something in a pattern stands for itself. */
function fits(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { number, subject, name, email } = cases;
  return sql`concat_ws(' ', ${number}, ${orders.number}, ${name}, ${email}, ${subject}) ILIKE ${pattern}`;
}

async function countByStatus({ db }: Services, isMatch: SQL | undefined) {
  const rows = await db
    .select({ status: cases.status, number: count() })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(isMatch)
    .groupBy(cases.status);
  const counts: Record<CaseStatus, number> = { open: 0, answered: 0, closed: 0 };
  for (const { status, number } of rows) counts[status] = number;
  return counts;
}

async function readPage({ db }: Services, isListed: SQL | undefined, page: number) {
  const { id, number, name, email, subject, type, status, createdAt, updatedAt } = cases;
  const isOpen = eq(status, 'open');
  // Without the shop's notes.
  const isShown = matching(caseMessages, { caseId: id, isInternal: false });
  const rows = await db
    .select({
      ...{ id, number, name, email, subject, type, status, createdAt, updatedAt },
      order_id: orders.number,
      messageCount: db.$count(caseMessages, isShown),
    })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(isListed)
    .orderBy(
      desc(isOpen),
      sql`CASE WHEN ${isOpen} THEN ${updatedAt} END`,
      desc(updatedAt),
      desc(id),
    )
    .limit(LIST_PAGE_SIZE)
    .offset((Math.max(1, page) - 1) * LIST_PAGE_SIZE);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

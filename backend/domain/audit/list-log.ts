import { and, desc, eq, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountSchemas } from '@/core/calls/account.schema';
import { csvRow } from '@/core/values/csv-rows';
import { matching } from '../../db/rows';
import { admins, auditLog, people } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';

const PAGE = 50;
const MOST_EXPORTED = 50_000;

type Filters = z.output<typeof accountSchemas.auditExport.request>;

/** A page of what is on record of a shop, the newest first. */
export async function listLog(
  services: ShopServices,
  { before, ...filters }: z.output<typeof accountSchemas.auditList.request>,
) {
  const isBefore = before === undefined ? undefined : lt(auditLog.id, before);
  const entries = await readLog(services, filters, PAGE + 1, isBefore);
  const shown = entries.slice(0, PAGE);
  return { entries: shown, next: entries.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

const COLUMNS = [
  ...(['at', 'actor', 'action', 'subject', 'outcome', 'status', 'requestId', 'network'] as const),
];

/** Writes what is on record of a shop as a file of CSV, which a spreadsheet can open without harm. */
export async function exportLog(services: ShopServices, filters: Filters) {
  const entries = await readLog(services, filters, MOST_EXPORTED);
  const rows = entries.map((entry) => COLUMNS.map((column) => asText(String(entry[column]))));
  return { file: [[...COLUMNS], ...rows].map(csvRow).join('') };
}

/** A cell that no spreadsheet takes for a formula. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

async function readLog(
  { db, shop }: ShopServices,
  filters: Filters,
  limit: number,
  ...others: (SQL | undefined)[]
) {
  const rows = await db
    .select({ entry: auditLog, email: people.email })
    .from(auditLog)
    .leftJoin(admins, and(eq(admins.id, auditLog.actorId), eq(admins.shopId, auditLog.shopId)))
    .leftJoin(people, eq(people.id, admins.personId))
    .where(matching(auditLog, { shopId: shop.id }, ...conditionsOf(filters), ...others))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ entry: { createdAt, actorId, shopId: _shop, ...entry }, email }) => ({
    ...entry,
    at: createdAt.toISOString(),
    // The e-mail address of the member, their id where they are gone, '' for somebody unknown.
    actor: email ?? actorId ?? '',
  }));
}

function conditionsOf({ actor, action, subject, outcome, from, until }: Filters) {
  const { createdAt } = auditLog;
  return [
    actor ? or(eq(people.email, actor.toLowerCase()), isActor(actor)) : undefined,
    action ? ilike(auditLog.action, `%${escaped(action)}%`) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    outcome ? eq(auditLog.outcome, outcome) : undefined,
    from ? gte(createdAt, new Date(from)) : undefined,
    until ? lte(createdAt, new Date(until)) : undefined,
  ];
}

const isActor = (id: string) => sql`${auditLog.actorId}::text = ${id}`;

/** A text as LIKE takes it for itself. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

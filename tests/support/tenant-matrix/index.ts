import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createApp } from '@/backend/app';
import type { Services } from '@/backend/services/services';
import { OWNER, ROLES } from '@/core/model/roles';
import { enterActors } from './actors';
import { type Asking, ask } from './ask';
import { type Cell, expected, mayKnow, shopNamed } from './cell';
import { checksum } from './checksum';
import { A, B, bytesOf, type MarkedShop, otherThan } from './marked-shop';
import { ACTORS, type Actor, TARGETS } from './route-case';
import { type MatrixRoute, matrixRoutes } from './routes';
import { seedShop } from './seed-shop';

interface Parts {
  /** As the owner, for what is put in and looked up. */
  db: NodePgDatabase;
  pool: pg.Pool;
  /** Of the app, with passwords that cost little. */
  services: Services;
}

export interface MatrixReport {
  /** Served routes, and those of them that the matrix lacks. */
  routes: string[];
  missing: string[];
  /** Who asked which route for what, in all. */
  cells: number;
  /** Bytes of one shop in answers of the other, or for nobody to see. */
  foreignBytes: number;
  /** Bytes of their own that the askers were answered: the marks are there to be found. */
  ownBytes: number;
  /** What was answered, told or changed otherwise than it should have been, in words. */
  problems: string[];
}

/**
 * Has everybody ask every route for everything, in two shops that say in every field whose they are, on a
 * migrated database without any.
 */
export async function runTenantMatrix({ db, pool, services }: Parts): Promise<MatrixReport> {
  for (const shop of [A, B]) await seedShop(db, services, shop);
  const app = createApp(services);
  const asking = { app, services, headersOf: await enterActors(app, db) };
  const existing = matrixRoutes();
  const served = servedRoutes(app);
  const report: MatrixReport = {
    routes: served,
    missing: served.filter((name) => !existing.some((route) => route.name === name)),
    ...{ cells: 0, foreignBytes: 0, ownBytes: 0, problems: [] },
  };
  for (const route of existing) {
    for (const actor of actorsOf(route)) {
      for (const target of TARGETS) await judge(asking, pool, { route, actor, target }, report);
    }
  }
  return report;
}

/** Roles are told apart by calls that ask for a right alone. */
export const actorsOf = ({ demand }: Pick<MatrixRoute, 'demand'>): readonly Actor[] =>
  demand
    ? ACTORS
    : ACTORS.filter((actor) => actor === OWNER || !ROLES.some((role) => role === actor));

function servedRoutes(app: Asking['app']): string[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

async function judge(asking: Asking, pool: pg.Pool, cell: Cell, report: MatrixReport) {
  const { route, actor, target } = cell;
  const named = shopNamed(cell);
  const other = otherThan(named);
  const isWrite = route.name.startsWith('POST') && route.access !== 'token';
  const before = isWrite && (await checksum(pool, other));
  const { status, text, isProved } = await ask(asking, cell);
  const after = isWrite && (await checksum(pool, other));

  const tell = (problem: string) =>
    report.problems.push(`${route.name}, ${actor}, ${target}: ${problem}: ${text.slice(-300)}`);
  const rightly = expected(cell, isProved);
  if (!rightly.includes(status)) tell(`${status} in place of ${rightly.join(' or ')}`);
  if (before !== after) tell('the other shop was changed');
  const foreign = bytesOf(other, text) + (mayKnow(cell) ? 0 : hiddenBytes(named, text));
  if (foreign > 0) tell(`${foreign} foreign bytes`);
  report.cells += 1;
  report.foreignBytes += foreign;
  report.ownBytes += bytesOf(named, text);
}

const hiddenBytes = (shop: MarkedShop, text: string) =>
  bytesOf({ ...shop, open: shop.hidden, host: shop.hidden }, text) / 3;

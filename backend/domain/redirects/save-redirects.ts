import { inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { union } from 'drizzle-orm/pg-core';
import * as addressMessages from '@/core/rules/address/messages';
import {
  isProblem,
  plainPath,
  type RedirectLine,
  type RedirectProblem,
  type RedirectRule,
  readRedirect,
  redirectPath,
} from '@/core/rules/address/shop-redirect';
import { isUuid } from '@/core/values/is-uuid';
import { invalid, notFound } from '../../base/errors';
import { matching, takeTurn } from '../../db/rows';
import { redirects, shopAliases, shops } from '../../db/schema';
import type { RedirectServices } from './list-redirects';
import * as messages from './messages';
import { redirectsTurn } from './page-redirects';

interface SavedRedirects {
  saved: number;
  refused: (RedirectProblem & { line: number })[];
}

/** Saves one redirect, in place of the one of its path. @throws DomainError invalid with the field */
export async function saveRedirect(services: RedirectServices, rule: RedirectRule): Promise<void> {
  const { refused } = await saveRedirects(services, [{ ...rule, line: 1 }]);
  const [problem] = refused;
  if (problem) throw invalid(problem.message, { path: problem.field });
}

/** Removes a redirect. @throws DomainError not-found */
export async function removeRedirect(services: RedirectServices, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound(messages.noRedirect, 'id');
  await remove(services, { id });
}

/** Removes the redirect of a path. @throws DomainError not-found */
export const removeRedirectFrom = (services: RedirectServices, path: string): Promise<void> =>
  remove(services, { path: plainPath(path) });

async function remove({ db, shop }: RedirectServices, by: { id: string } | { path: string }) {
  const own = matching(redirects, { shopId: shop.id, ...by });
  const rows = await db.delete(redirects).where(own).returning({ id: redirects.id });
  if (rows.length === 0) throw notFound(messages.noRedirect, Object.keys(by)[0]);
}

/**
 * Saves the redirects of a few lines, each in place of the one of its path; of lines with one path the last counts. What is
 * no redirect, or would close a loop, is left out and said by its line. Chains become one step: what led to an address that
 * leads on from now on leads to where that does.
 */
export async function saveRedirects(
  services: RedirectServices,
  lines: readonly RedirectLine[],
): Promise<SavedRedirects> {
  const { db, shop } = services;
  const hosts = await hostsOf(services);
  const read = lines.map(({ line, ...rule }) => ({ line, rule: readRedirect(rule, hosts) }));
  return db.transaction(async (tx) => {
    await takeTurn(tx, redirectsTurn(shop.id));
    const rules = read.flatMap(({ rule }) => (isProblem(rule) ? [] : [rule]));
    const chains = new Chains(await targetsOf(tx, shop.id, rules));
    const refused = read.flatMap(({ line, rule }) => {
      const problem = isProblem(rule) ? rule : chains.add(rule);
      return problem ? [{ ...problem, line }] : [];
    });
    await writeRedirects(tx, shop.id, chains.added);
    return { saved: lines.length - refused.length, refused };
  });
}

/** Redirects as they will be, each one step long. */
class Chains {
  readonly #targets: Map<string, string>;
  /** Paths of this file by the path that they lead to. */
  readonly #sources = new Map<string, Set<string>>();
  readonly added = new Map<string, string>();

  constructor(saved: ReadonlyMap<string, string>) {
    this.#targets = new Map(saved);
  }

  add({ path, target }: RedirectRule): RedirectProblem | null {
    let end = target;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      if (redirectPath(next) === path) return loopBy(redirectPath(target));
      end = withRest(next, end);
    }
    this.#set(path, end);
    for (const source of this.#sources.get(path) ?? []) {
      const earlier = this.#targets.get(source) ?? '';
      if (redirectPath(earlier) === path) this.#set(source, withRest(end, earlier));
    }
    return null;
  }

  #next(target: string): string | undefined {
    return this.#targets.get(redirectPath(target));
  }

  #set(path: string, target: string): void {
    this.#targets.set(path, target);
    this.added.set(path, target);
    const sources = this.#sources.get(redirectPath(target)) ?? new Set();
    this.#sources.set(redirectPath(target), sources.add(path));
  }
}

const loopBy = (path: string): RedirectProblem => ({
  field: 'target',
  message: addressMessages.redirectLoop(path),
});

/** Returns where a target leads on to, with its query and fragment where that has none. */
function withRest(end: string, target: string): string {
  const rest = target.slice(redirectPath(target).length);
  return /[?#]/.test(end) || !end.startsWith('/') ? end : end + rest;
}

/** Redirects that some lead on by, or that lead to what some replace, by path. */
async function targetsOf(
  tx: Pick<NodePgDatabase, 'select'>,
  shopId: string,
  rules: readonly RedirectRule[],
): Promise<ReadonlyMap<string, string>> {
  const paths = [...new Set(rules.map(({ target }) => redirectPath(target)))].filter(Boolean);
  if (paths.length === 0) return new Map();
  const rows = await tx
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(matching(redirects, { shopId }, inArray(redirects.path, paths)));
  return new Map(rows.map(({ path, target }) => [path, target]));
}

async function writeRedirects(
  tx: Pick<NodePgDatabase, 'execute'>,
  shopId: string,
  added: ReadonlyMap<string, string>,
): Promise<void> {
  if (added.size === 0) return;
  const paths = [...added.keys()];
  const targets = [...added.values()];
  const rows = sql`unnest(
    ${sql.param(paths)}::text[], ${sql.param(targets)}::text[], ${sql.param(targets.map(redirectPath))}::text[]
  ) AS added (path, target, target_path)`;
  await tx.execute(sql`
    INSERT INTO redirects (shop_id, path, target, target_path)
    SELECT ${shopId}, added.path, added.target, added.target_path FROM ${rows}
    ON CONFLICT (shop_id, path) DO UPDATE SET target = excluded.target, target_path = excluded.target_path`);
  await tx.execute(sql`
    UPDATE redirects SET target_path = added.target_path, target = CASE
      WHEN added.target ~ '[?#]' OR added.target_path = '' THEN added.target
      ELSE added.target || substr(redirects.target, length(redirects.target_path) + 1) END
    FROM ${rows} WHERE redirects.shop_id = ${shopId} AND redirects.target_path = added.path`);
}

async function hostsOf({ db, shop: { id } }: RedirectServices): Promise<string[]> {
  const own = db.select({ host: shops.host }).from(shops).where(matching(shops, { id }));
  const { host } = shopAliases;
  const other = db
    .select({ host })
    .from(shopAliases)
    .where(matching(shopAliases, { shopId: id }));
  return (await union(own, other)).map((row) => row.host);
}

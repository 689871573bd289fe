import type { Call } from '@/core/calls/call';
import { wideNetwork } from '../base/wide-network';
import { type AuditFacts, withEntry, writeEntry } from '../domain/audit';
import type { ShopServices } from '../domain/shops/find-shop';
import type { Rate } from '../limits/rates';
import type { Services } from '../services/services';
import { clientAddress } from './client-address';
import { clientError } from './http-error';
import { type RequestContext, resolveShop } from './route';

const HOUR_MS = 60 * 60_000;

/** Number of records of those who are turned away: nobody fills a disk with knocking. */
const KNOCKS: Rate = { name: 'audit-knocks', times: 20, windowMs: HOUR_MS };
const DENIALS: Rate = { name: 'audit-denials', times: 200, windowMs: HOUR_MS };

const REFUSED = [401, 403, 429];

/** Inputs that name the subject of an action. */
const SUBJECTS = ['order_id', 'id', 'slug', 'pageSlug', 'page', 'path'];

export function onRecord<Result>(
  c: RequestContext,
  services: ShopServices,
  { actorId, call, input }: { actorId: string; call: Call; input: Record<string, unknown> },
  work: () => Promise<Result>,
): Promise<Result> {
  const subject = subjectOf(input);
  const facts = { ...factsOf(c, services, call), shopId: services.shop.id, actorId, subject };
  return withEntry(services, facts, { work, statusOf });
}

/** Writes down what somebody did who is let in or out by it, such as by a login. */
export async function recordDone(
  c: RequestContext,
  services: Services,
  { actorId, shopId, call }: { actorId: string; shopId: string; call: Call },
): Promise<void> {
  const facts = { ...factsOf(c, services, call), shopId, actorId };
  await writeEntry(services, facts, { outcome: 'done', status: 200 });
}

/**
 * Writes down, at a bounded rate, that somebody was turned away, and gives the error back.
 * @param services of the shop that is resolved; who was turned away sooner came for the host that was asked.
 */
export async function recordDenied(
  c: RequestContext,
  services: Services | ShopServices,
  call: Call,
  error: unknown,
): Promise<unknown> {
  const status = statusOf(error);
  if (!REFUSED.includes(status)) return error;
  try {
    const facts = factsOf(c, services, call);
    if ((await services.rates.take(facts.network, KNOCKS)) > 0) return error;
    const resolved = 'shop' in services ? services : await resolveShop(c, services);
    const shopId = resolved.shop.id;
    if ((await services.rates.take(shopId, DENIALS)) > 0) return error;
    const denied = { outcome: 'denied', status } as const;
    await writeEntry(resolved, { ...facts, shopId, actorId: null }, denied);
  } catch (failure) {
    services.log.debug('a denial is not on record', { error: failure });
  }
  return error;
}

function factsOf(
  c: RequestContext,
  { config }: Services,
  call: Call,
): Omit<AuditFacts, 'shopId' | 'actorId'> {
  const client = clientAddress(c, config.trustedProxies);
  const network = client === null ? '' : wideNetwork(client);
  return { action: call.path, requestId: c.get('requestId'), network };
}

function subjectOf(input: Record<string, unknown>): string {
  const named = SUBJECTS.map((name) => input[name]).find((value) => typeof value === 'string');
  return typeof named === 'string' ? named : '';
}

const statusOf = (error: unknown): number => clientError(error)?.status ?? 500;

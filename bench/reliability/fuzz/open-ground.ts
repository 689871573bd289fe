import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ask, call, type Shop } from '@/bench/lib/ask';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { readApi } from './described';
import type { Credentials, Ground } from './make-request';

export interface Place {
  port: number;
  /** A shop with products, and another one, without their ports. */
  host: string;
  foreignHost: string;
  admin: { email: string; password: string };
}

const BASE = '/api/backend';

const routes = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string() })),
});
const login = z.object({ data: z.object({ token: z.string() }) });
const products = z.array(z.object({ id: z.string(), slug: z.string(), category: z.string() }));

/** The host on which the admins of a shop work. */
export const adminsOf = ({ port, host }: Shop): Shop => ({ port, host: `admin.${host}` });

/** Finds out what a running shop serves, and logs in where requests are to come from an admin. */
export async function openGround(place: Place): Promise<Ground> {
  const shop = (host: string) => ({ port: place.port, host });
  const read = async (path: string): Promise<unknown> =>
    JSON.parse((await ask(shop(place.host), BASE + path)).text);
  const enter = (host: string) => logIn(shop(host), place.admin);
  const ended = await enter(place.host);
  const authorization = `Bearer ${ended.token}`;
  const { port, host } = adminsOf(shop(place.host));
  const origin = `http://${host}:${port}`;
  await call({ port, host }, '/api/admin/logout', {}, { authorization, origin });
  const sold = products.parse(await read('/products?limit=20'));
  return {
    api: readApi(await read('/openapi.json')),
    base: BASE,
    pages: await pagesOfBuild(),
    host: `${place.host}:${place.port}`,
    existing: existingTexts(place, sold),
    sessions: { own: await enter(place.host), foreign: await enter(place.foreignHost), ended },
  };
}

/** Logs in as an admin of a shop, from an address that nobody else has. */
export async function logIn(shop: Shop, admin: Place['admin']): Promise<Credentials> {
  const at = adminsOf(shop);
  const from = {
    'x-forwarded-for': `10.2.${randomInt(256)}.${randomInt(256)}`,
    origin: `http://${at.host}:${at.port}`,
  };
  const { headers, text } = await call(at, '/api/admin/login', admin, from);
  const { data } = login.parse(JSON.parse(text));
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';');
  return { token: data.token, cookie };
}

async function pagesOfBuild(): Promise<string[]> {
  const text = await readFile(join(PROJECT_DIR, '.next/routes-manifest.json'), 'utf8');
  const { staticRoutes, dynamicRoutes } = routes.parse(JSON.parse(text));
  return [...staticRoutes, ...dynamicRoutes].map(({ page }) => page);
}

/** What opens doors behind which there is more: fields of these names often hold what exists. */
function existingTexts(place: Place, sold: z.output<typeof products>): Ground['existing'] {
  const ids = sold.map(({ id }) => id);
  const hosts = [place.host, place.host, place.host, place.foreignHost, 'nobody.example'];
  const pages = ['homepage', 'about', 'contact', 'shop', 'product', 'lookbook'];
  return {
    domain: hosts,
    id: [...ids, ...sold.map(({ slug }) => slug)],
    productId: ids,
    category: sold.map(({ category }) => category),
    template: ['classic', 'jersey'],
    slug: pages,
    pageSlug: pages,
    page: pages,
    order_id: ['MF-10421', 'MF-10422'],
    email: ['ada@example.com'],
    query: ['shirt', 'hodie', 'black shoes'],
    coupon: ['WEDDEAL'],
    code: ['WEDDEAL'],
    country: ['US', 'CA', 'DE'],
    method: ['stripe', 'redirect', 'paypal', 'card'],
  };
}

import { asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isContentTooLarge } from '@/core/model/layout-size';
import { markupContents } from '@/core/model/markup-contents';
import {
  type LayoutNode,
  MAX_COMPONENT_BYTES,
  MAX_COMPONENTS,
  MAX_COMPONENTS_BYTES,
  PAGE_NAME_LENGTH,
} from '@/core/model/page';
import type { componentTemplateSchema } from '@/core/model/page.schema';
import { isUuid } from '@/core/values/is-uuid';
import { conflict, invalid, notFound, tooLarge } from '../../base/errors';
import { matching } from '../../db/rows';
import { components } from '../../db/schema';
import { type ShopServices, type ShopWriter, writeShop } from '../shops/find-shop';
import * as messages from './messages';

type ComponentTemplate = z.output<typeof componentTemplateSchema>;

/** The components that a shop keeps for reuse (spec 3, "Component template"), in the order they came. */
export function listComponents({ db, shop }: ShopServices): Promise<ComponentTemplate[]> {
  return db
    .select({ id: components.id, name: components.name, component: components.component })
    .from(components)
    .where(eq(components.shopId, shop.id))
    .orderBy(asc(components.createdAt), asc(components.id));
}

/** Keeps a component, called by its type unless named; answers its id. @throws DomainError invalid, conflict */
export function saveComponent(
  services: ShopServices,
  { component, name = nameOf(component) }: { component: LayoutNode; name?: string },
): Promise<{ id: string }> {
  const bytes = bytesOf(component);
  const large = markupContents([component]).find(({ text }) => isContentTooLarge(text));
  // It is the first of a list of one.
  const inside = large?.path.replace(/^0/, FIELD);
  if (large) throw tooLarge(messages.contentTooLarge[large.kind], { path: inside ?? FIELD });
  return writeShop(services, services.shop, async (tx, { id: shopId }) => {
    await assertRoom(tx, shopId, bytes);
    const values = { shopId, name, component, createdAt: new Date(services.now()) };
    const [row] = await tx.insert(components).values(values).returning({ id: components.id });
    if (!row) throw new Error('The component was not stored.');
    return row;
  });
}

/** Returns the size of a component as stored and sent, in bytes. @throws DomainError invalid beyond what one may have. */
function bytesOf(component: LayoutNode): number {
  const bytes = Buffer.byteLength(JSON.stringify(component));
  if (bytes <= MAX_COMPONENT_BYTES) return bytes;
  throw invalid(messages.componentTooLarge, { path: FIELD });
}

/** Limits the saved components. The caller has locked the shop. */
async function assertRoom(tx: ShopWriter, shopId: string, bytes: number): Promise<void> {
  const [row] = await tx
    .select({
      count: count(),
      bytes: sql<number>`coalesce(sum(octet_length(${components.component}::text)), 0)::float8`,
    })
    .from(components)
    .where(eq(components.shopId, shopId));
  if (!row) return;
  if (row.count >= MAX_COMPONENTS) throw conflict(messages.tooManyComponents, { path: FIELD });
  if (row.bytes + bytes <= MAX_COMPONENTS_BYTES) return;
  throw conflict(messages.componentsTooLarge, { path: FIELD });
}

/** @throws DomainError not-found where the shop keeps none by this id. */
export async function deleteComponent(services: ShopServices, id: string): Promise<void> {
  if (!isUuid(id)) throw noComponent();
  await writeShop(services, services.shop, async (tx, shop) => {
    const isIt = matching(components, { shopId: shop.id, id });
    const gone = await tx.delete(components).where(isIt).returning({ id: components.id });
    if (gone.length === 0) throw noComponent();
  });
}

const FIELD = 'component';

const nameOf = ({ type }: LayoutNode) => (type || messages.component).slice(0, PAGE_NAME_LENGTH);

const noComponent = () => notFound(messages.noComponent, 'id');

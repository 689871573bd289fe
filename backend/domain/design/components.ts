import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type LayoutNode, PAGE_NAME_LENGTH } from '@/core/model/page';
import type { componentTemplateSchema } from '@/core/model/page.schema';
import { isUuid } from '../../db/is-uuid';
import { components } from '../../db/schema';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { writeShop } from '../shops/write-shop';

type ComponentTemplate = z.output<typeof componentTemplateSchema>;

/** The components that a shop keeps for reuse (spec 3, "Component template"), in the order they came. */
export function listComponents({ db }: Services, shop: ShopRef): Promise<ComponentTemplate[]> {
  return db
    .select({ id: components.id, name: components.name, component: components.component })
    .from(components)
    .where(eq(components.shopId, shop.id))
    .orderBy(asc(components.createdAt), asc(components.id));
}

/** Keeps a component, called by its type unless it is given a name; answers its id. */
export function saveComponent(
  services: Services,
  ref: ShopRef,
  { component, name = nameOf(component) }: { component: LayoutNode; name?: string },
): Promise<{ id: string }> {
  return writeShop(services, ref, async (tx, { id: shopId }) => {
    const values = { shopId, name, component, createdAt: new Date(services.now()) };
    const [stored] = await tx.insert(components).values(values).returning({ id: components.id });
    if (!stored) throw new Error('The component was not stored.');
    return stored;
  });
}

/** @throws HttpError 404 where the shop keeps none by this id. */
export async function deleteComponent(services: Services, ref: ShopRef, id: string): Promise<void> {
  if (!isUuid(id)) throw noComponent();
  await writeShop(services, ref, async (tx, shop) => {
    const isIt = and(eq(components.shopId, shop.id), eq(components.id, id));
    const gone = await tx.delete(components).where(isIt).returning({ id: components.id });
    if (gone.length === 0) throw noComponent();
  });
}

const nameOf = ({ type }: LayoutNode) => (type || 'Component').slice(0, PAGE_NAME_LENGTH);

const noComponent = () => notFound('No such component is kept.', 'id');

import type { Product } from '@/core/model/product';
import { DEFAULT_VARIANT_CATEGORY, type VariantField } from '@/core/model/variant';
import type { AppThunk } from './make-store';
import { sharedLoad } from './shared-load';
import { variantsReceived } from './slices/shop';

/** A product whole, and the choices it offers. */
export interface Offer {
  product: Product;
  fields: readonly VariantField[];
}

/** Loads the options of a product as listings leave them out: its own, else those of its category. @throws ApiError */
export function loadOffer({ id, category }: Product): AppThunk<Promise<Offer>> {
  return async (dispatch, getState) => {
    const ofCategory = dispatch(loadChoices(category));
    // Awaited only where the product has none of its own.
    ofCategory.catch(() => undefined);
    const { loadProduct } = await import('@/services/catalogue');
    const product = await loadProduct(getState().shop.hostname, id);
    return { product, fields: product.variants ?? (await ofCategory) };
  };
}

const once = sharedLoad<VariantField[]>();

/** The choices of a category, 'default' where a product has none: loaded once, then kept (spec 7). */
function loadChoices(category: string): AppThunk<Promise<readonly VariantField[]>> {
  return async (dispatch, getState) => {
    const name = category || DEFAULT_VARIANT_CATEGORY;
    const { hostname, variantsByCategory } = getState().shop;
    if (Object.hasOwn(variantsByCategory, name)) return variantsByCategory[name] ?? [];
    const variants = await once(`${hostname} ${name}`, async () => {
      const { loadVariants } = await import('@/services/catalogue');
      return loadVariants(hostname, name);
    });
    dispatch(variantsReceived({ category: name, variants }));
    return variants;
  };
}

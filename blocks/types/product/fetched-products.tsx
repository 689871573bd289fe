import { type ComponentProps, type ReactNode, useCallback } from 'react';
import buttons from '@/components/ui/button.module.css';
import * as commonMessages from '@/core/model/messages';
import type { Product } from '@/core/model/product';
import { ERROR_PREFIX } from '@/core/model/product-grid';
import { useLoaded } from '@/hooks/use-loaded';
import { useShop } from '@/hooks/use-shop';
import { sharedLoad } from '@/store/shared-load';
import { AwaitedProducts } from './awaited-products';
import type { ProductsNeed } from './definition';
import styles from './grid.module.css';
import * as messages from './messages';

interface FetchedProductsProps extends ComponentProps<typeof AwaitedProducts> {
  need: ProductsNeed;
  show: (products: readonly Product[]) => ReactNode;
}

/** Products that did not come with the page (spec 4): loaded anew when other ones are needed. */
export function FetchedProducts(props: FetchedProductsProps) {
  const { need, show } = props;
  const { hostname: domain } = useShop();
  const { category, sortBy, totalProducts } = need;
  const load = useCallback(
    () => loadProducts({ domain, category, sortBy, totalProducts }),
    [domain, category, sortBy, totalProducts],
  );
  const products = useLoaded(load);
  if (products.status === 'loading') return <AwaitedProducts {...props} />;
  if (products.status === 'loaded') return show(products.value);
  return (
    <div className={styles.message}>
      <p role="alert">{`${ERROR_PREFIX}${messageOf(products.error)}`}</p>
      <button type="button" className={buttons.quiet} onClick={products.retry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

type ProductsRequest = Omit<ProductsNeed, 'kind'> & { domain: string };

/** Grids of a page often show the same products. */
const once = sharedLoad<Product[]>();

/** The call and what it brings along come when they are needed. */
async function loadProducts(request: ProductsRequest): Promise<Product[]> {
  const { loadGridProducts } = await import('@/services/catalogue').catch((cause) => {
    throw new Error(commonMessages.productsFailed, { cause });
  });
  return once(JSON.stringify(request), () => loadGridProducts(request));
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : commonMessages.productsFailed;

import buttons from '@/components/ui/button.module.css';
import { ERROR_PREFIX, PRODUCTS_FAILED } from '@/core/model/product-grid';
import { AwaitedCards } from './awaited-cards';
import type { FetchedProductsProps } from './fetched-products';
import styles from './grid.module.css';

/** The place of products that did not come with the page. Without scripts they do not come at all. */
export function AwaitedProducts({ shape, display }: FetchedProductsProps) {
  return (
    <>
      <AwaitedCards shape={shape} display={display} />
      <noscript>
        <div className={styles.message}>
          <p>{`${ERROR_PREFIX}${PRODUCTS_FAILED}`}</p>
          <a className={buttons.quiet} href="/shop">
            See all products
          </a>
        </div>
      </noscript>
    </>
  );
}

import { useEffect } from 'react';
import { ProductCard } from '@/components/product';
import { useShop } from '@/hooks/use-shop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadCartUpsale } from '@/store/load-upsales';
import { selectLines } from '@/store/slices/cart';
import * as messages from '../messages';
import styles from './recommended.module.css';

const SIZES = '(min-width: 1600px) 365px, (min-width: 720px) 23vw, 46vw';

/** Recommended products that are not in the cart; hidden if they cannot be loaded. */
export function Recommended() {
  const lines = useAppSelector(selectLines);
  const { settings, upsale2 } = useShop();
  const products = upsale2.filter(({ id }) => lines.every(({ product }) => product.id !== id));
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(loadCartUpsale()).catch(() => undefined);
  }, [dispatch]);
  return (
    <section className={styles.section} aria-labelledby="recommended">
      {products.length > 0 && (
        <>
          <h2 id="recommended" className={styles.heading}>
            {messages.recommendedForYou}
          </h2>
          <ul className={styles.row}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} settings={settings} sizes={SIZES} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

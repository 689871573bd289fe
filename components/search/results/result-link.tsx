import type { ComponentProps } from 'react';
import { Link, Money, Picture } from '@/components/ui';
import { StruckPrice } from '@/components/ui/struck-price';
import type { SearchResult } from '@/core/model/search';
import { productHref } from '@/core/rules/address/product-address';
import { struckPrice } from '@/core/rules/money/sale-price';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { LOADING_PICTURE } from '../state/constants';
import styles from './result-link.module.css';

type ResultLinkProps = { product: SearchResult } & Omit<ComponentProps<'a'>, 'href'>;

const PICTURE = { width: 66, height: 88 };

/** A product that was found. */
export function ResultLink({ product, ...rest }: ResultLinkProps) {
  const settings = useAppSelector(selectSettings);
  const struck = struckPrice(product, product.price, settings);
  return (
    <Link className={styles.result} href={productHref(product)} {...rest}>
      <span className={styles.picture}>
        <Picture {...PICTURE} src={product.image[0] ?? ''} alt="" fallback={LOADING_PICTURE} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.category}>{product.category}</span>
        <span className={styles.price}>
          <Money amount={product.price} />
          <StruckPrice amount={struck} className={styles.struck} />
        </span>
      </span>
    </Link>
  );
}

import { useId } from 'react';
import { Icon, Link, Money, Picture } from '@/components/ui';
import type { Product } from '@/core/model/product';
import type { ChosenVariants, VariantRow } from '@/core/model/variant';
import { productHref } from '@/core/rules/address/product-address';
import { priceWithVariants } from '@/core/rules/variants/variants';
import { chosenPicture } from '../../buying/chosen-picture';
import * as messages from '../../messages';
import styles from './bought-together.module.css';

export interface BundledItem {
  product: Product;
  variants: ChosenVariants;
  row: VariantRow | undefined;
}

interface BundleItemProps {
  item: BundledItem;
  isOwn: boolean;
  isTaken: boolean;
  onToggle: () => void;
}

const PICTURE_SIZES = '(min-width: 768px) 220px, 88px';
const WIDEST = 640;

export function BundleItem({ item, isOwn, isTaken, onToggle }: BundleItemProps) {
  const id = useId();
  const { product, variants } = item;
  const choices = Object.values(variants).map(({ label }) => label);
  return (
    <li className={isTaken ? styles.item : `${styles.item} ${styles.leftOut}`}>
      <label className={styles.pick} htmlFor={id}>
        <span className={styles.picture}>
          <Picture
            {...chosenPicture(product, item)}
            alt=""
            sizes={PICTURE_SIZES}
            maxWidth={WIDEST}
          />
        </span>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={isTaken}
          aria-label={product.name}
          onChange={onToggle}
        />
        <span className={styles.tick}>
          <Icon name="check" size={18} />
        </span>
      </label>
      <div className={styles.words}>
        <p className={styles.name}>
          {isOwn ? (
            <>
              <b>{messages.thisItem}</b> {product.name}
            </>
          ) : (
            <Link href={productHref(product)}>{product.name}</Link>
          )}
        </p>
        {choices.length > 0 && <p className={styles.choices}>{choices.join(' · ')}</p>}
        <p className={styles.price}>
          <Money amount={priceWithVariants(product.price, variants)} />
        </p>
      </div>
    </li>
  );
}

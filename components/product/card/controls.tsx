import { useRouter } from 'next/router';
import { Icon } from '@/components/ui';
import { HeartButton } from '@/components/wishlist';
import type { Product } from '@/core/model/product';
import { isEmbed } from '@/core/rules/address/embed-address';
import * as messages from '../messages';
import { QuickShopButton } from '../quick-shop';
import styles from './controls.module.css';

/** Buttons over a card's image (spec 4): on hover and focus, always on touch screens. No wishlist on other sites. */
export function Controls({ product }: { product: Product }) {
  const { pathname } = useRouter();
  return (
    <div className={styles.controls}>
      {isEmbed(pathname) ? <span /> : <HeartButton product={product} isFloating />}
      {!product.isSoldOut && (
        <QuickShopButton
          product={product}
          className={styles.shop}
          name={messages.quickShopOf(product.name)}
        >
          <span className={styles.words}>{messages.quickShop}</span>
          <span className={styles.sign}>
            <Icon name="plus" size={20} />
          </span>
        </QuickShopButton>
      )}
    </div>
  );
}

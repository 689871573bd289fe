import { buttons } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { cardPictures } from '@/core/rules/catalogue/card-pictures';
import { struckPrice } from '@/core/rules/money/sale-price';
import { useSettings } from '@/hooks/use-shop';
import { saysMissing } from '@/services/api-error';
import * as messages from '../messages';
import { OfferLayout } from './offer-layout';
import styles from './quick-shop.module.css';

export function OfferAwaited({ product }: { product: Product }) {
  return (
    <OfferLayout
      {...useCardFacts(product)}
      action={<span className={`${styles.bone} ${styles.boneButton}`} />}
    >
      <output className={styles.bones}>
        <span className="visually-hidden">{messages.loadingTheChoices}</span>
        <span className={`${styles.bone} ${styles.boneLabel}`} />
        <span className={styles.bone} />
        <span className={`${styles.bone} ${styles.boneLabel}`} />
        <span className={styles.bone} />
      </output>
    </OfferLayout>
  );
}

interface OfferFailedProps {
  product: Product;
  error: unknown;
  onRetry: () => void;
}

export function OfferFailed({ product, error, onRetry }: OfferFailedProps) {
  const isGone = saysMissing(error);
  return (
    <OfferLayout
      {...useCardFacts(product)}
      isGone={isGone}
      action={
        !isGone && (
          <button type="button" className={buttons.primary} onClick={onRetry}>
            {messages.tryAgain}
          </button>
        )
      }
    >
      <p role="alert">{isGone ? messages.goneNow : messages.choicesFailed}</p>
    </OfferLayout>
  );
}

function useCardFacts(product: Product) {
  const { first: src, media } = cardPictures(product);
  const { price, isSoldOut = false } = product;
  const struck = struckPrice(product, price, useSettings());
  return { product, picture: { src, media }, buying: { price, struck, isSoldOut } };
}

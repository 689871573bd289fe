import { useCallback } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { CartLine } from '@/core/model/cart';
import { cartLine } from '@/core/rules/cart-line';
import { choicesOfLine } from '@/core/rules/line-choices';
import { isBlank } from '@/core/rules/line-lack';
import { pictureOfChoice } from '@/core/rules/picture-of-choice';
import type { Choosable } from '@/core/rules/variant-rows';
import { useAppDispatch } from '@/store/hooks';
import type { Offer } from '@/store/load-offer';
import { lineChanged } from '@/store/slices/cart';
import styles from '../detail/add-button.module.css';
import { PriceLine } from '../detail/price-line';
import { useBuying } from '../detail/use-buying';
import { VariantForm } from '../variant-form';
import { OfferLayout } from './offer-layout';

interface LineFormProps {
  offer: Offer;
  line: CartLine;
  onChanged: (to: CartLine) => void;
}

/**
 * The choices of a line of the cart, to be made anew: options and texts. What the line lacks is said at its field.
 * How many there are stays.
 */
export function LineForm({ offer: { product, fields }, line, onChanged }: LineFormProps) {
  const dispatch = useAppDispatch();
  const opening = useCallback((offer: Choosable) => choicesOfLine(offer, line), [line]);
  const { offer, choices, setChoices, ...buying } = useBuying(product, fields, opening);
  const place = pictureOfChoice(product.image, buying.variants, buying.row) ?? 0;
  const change = () => {
    const to = cartLine(product, line.quantity, buying.variants, buying.row);
    dispatch(lineChanged({ line, to }));
    onChanged(to);
  };
  return (
    <OfferLayout
      product={product}
      picture={product.image[place] ?? ''}
      media={product.media?.[place]}
      price={<PriceLine buying={buying} />}
      action={
        <button
          type="button"
          className={`${buttons.primary} ${styles.add}`}
          disabled={buying.isSoldOut}
          onClick={change}
        >
          {buying.isSoldOut ? 'Sold out' : 'Update cart'}
        </button>
      }
    >
      <VariantForm offer={offer} choices={choices} onChange={setChoices} isTried={isBlank(line)} />
    </OfferLayout>
  );
}

import { useCallback } from 'react';
import { choicesInQuery } from '@/core/rules/variants/choice-address';
import { pictureOfChoice } from '@/core/rules/variants/picture-of-choice';
import { type Choosable, openingChoices } from '@/core/rules/variants/variant-rows';
import type { Offer } from '@/store/load-offer';
import { AddButton, PriceLine, StockNote } from '../buying/buy-parts';
import { useBuying } from '../buying/use-buying';
import { VariantForm } from '../variant-form';
import { OfferLayout } from './offer-layout';

interface OfferFormProps {
  offer: Offer;
  /** The choice that its card shows, as the query of an address. */
  choice?: string | undefined;
  onAdded: () => void;
}

/** The choices of a product; picture and price follow them. One piece goes into the cart (spec 4). */
export function OfferForm({ offer: { product, fields }, choice = '', onAdded }: OfferFormProps) {
  const begin = useCallback(
    (offer: Choosable) =>
      choicesInQuery(offer, new URLSearchParams(choice)) ?? openingChoices(offer),
    [choice],
  );
  const buying = useBuying(product, fields, begin);
  const place = pictureOfChoice(product.image, buying.variants, buying.row) ?? 0;
  const addAndClose = () => {
    onAdded();
    buying.addToCart();
  };
  return (
    <OfferLayout
      product={product}
      picture={product.image[place] ?? ''}
      media={product.media?.[place]}
      price={<PriceLine buying={buying} />}
      action={<AddButton buying={{ ...buying, addToCart: addAndClose }} />}
    >
      <VariantForm offer={buying.offer} choices={buying.choices} onChange={buying.setChoices} />
      <StockNote buying={buying} />
    </OfferLayout>
  );
}

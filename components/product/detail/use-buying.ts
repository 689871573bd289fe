import { useMemo, useState } from 'react';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { cartLine } from '@/core/rules/cart-line';
import { struckPrice } from '@/core/rules/sale-price';
import {
  chosenVariants,
  defaultChoices,
  priceWithVariants,
  type VariantChoices,
} from '@/core/rules/variants';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { putInCart } from '@/store/put-in-cart';
import { selectSettings } from '@/store/slices/shop';

/** What a shopper has chosen on a product's page, what it costs, and putting it into the cart. */
export function useBuying(product: Product, fields: readonly VariantField[]) {
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  const isReady = useIsPersonalReady();
  const [defaults] = useState<VariantChoices>(() => defaultChoices(fields));
  const [choices, setChoices] = useState(defaults);
  const [quantity, setQuantity] = useState(1);
  const variants = useMemo(() => chosenVariants(fields, choices), [fields, choices]);

  const price = priceWithVariants(product.price, variants);
  const { compareAtPrice } = product;
  // What a choice adds now, it would have added to the former price as well.
  const former =
    compareAtPrice === undefined
      ? {}
      : { compareAtPrice: priceWithVariants(compareAtPrice, variants) };

  return {
    choices,
    setChoices,
    /** Whether the shopper has chosen anything, or the defaults stand untouched. */
    hasChosen: choices !== defaults,
    quantity,
    setQuantity,
    variants,
    price,
    struck: struckPrice(former, price, settings),
    isReady,
    isSoldOut: product.isSoldOut ?? false,
    addToCart: () => {
      dispatch(putInCart(cartLine(product, quantity, variants)));
    },
  };
}

export type Buying = ReturnType<typeof useBuying>;

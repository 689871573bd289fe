import { type ReactNode, useCallback, useRef, useState } from 'react';
import { onDemand, useWasOpen } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { productHref } from '@/core/rules/address/product-address';
import { useNavigateTo } from '@/hooks/use-navigate-to';
import { useAppDispatch } from '@/store/hooks';
import { loadOffer, type Offer } from '@/store/load-offer';
import type { QuickShopProps } from './quick-shop';

const loadQuickShop = async () => (await import('./quick-shop')).QuickShop;
const QuickShop = onDemand(loadQuickShop);

export interface QuickShopButtonProps
  extends Pick<QuickShopProps, 'product' | 'line' | 'onChanged'> {
  className?: string | undefined;
  /** Accessible name. */
  name: string;
  children: ReactNode;
}

/** Opens Quick Shop (spec 4), fetched when pointed at; without its code the product's page opens. */
export function QuickShopButton(props: QuickShopButtonProps) {
  const { product, line, onChanged, className, name, children } = props;
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  const offer = useOffer(product);
  const navigateTo = useNavigateTo();
  const warmUp = () => {
    loadQuickShop().catch(() => undefined);
    offer.warmUp();
  };
  const goToProduct = () => navigateTo(productHref(product));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => loadQuickShop().then(() => setOpen(true), goToProduct)}
      >
        {children}
      </button>
      {wasOpen && (
        <QuickShop
          product={product}
          line={line}
          onChanged={onChanged}
          load={offer.load}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Loads a product's offer each time it is asked for; one that was warmed up serves once. */
function useOffer(product: Product) {
  const dispatch = useAppDispatch();
  const warmed = useRef<Promise<Offer> | null>(null);

  const warmUp = () => {
    if (warmed.current) return;
    warmed.current = dispatch(loadOffer(product));
    warmed.current.catch(() => {
      warmed.current = null;
    });
  };
  const load = useCallback(() => {
    const offer = warmed.current ?? dispatch(loadOffer(product));
    warmed.current = null;
    return offer;
  }, [dispatch, product]);

  return { warmUp, load };
}

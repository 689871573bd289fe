import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { Product } from '@/core/model/product';
import { type Loaded, useLoaded } from '@/hooks/use-loaded';
import { useAppStore } from '@/store/hooks';
import type { Offer } from '@/store/load-offer';
import { measure } from '@/store/measure';
import { OfferAwaited, OfferFailed } from './offer-awaited';
import { OfferForm } from './offer-form';

/** The widest it gets, in px: picture and choices side by side. */
const WIDTH = 860;

interface QuickShopProps {
  product: Product;
  load: () => Promise<Offer>;
  isOpen: boolean;
  onClose: () => void;
}

/** A product's choices in a dialog, on whatever page its card is (spec 2, 4). */
export function QuickShop({ product, load, isOpen, onClose }: QuickShopProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Quick Shop" width={WIDTH}>
      <Content product={product} load={load} onClose={onClose} />
    </Dialog>
  );
}

/** Lives while the dialog is open, so that each opening asks anew. */
function Content({ product, load, onClose }: Omit<QuickShopProps, 'isOpen'>) {
  const offer = useLoaded(load);
  const { events } = useRouter();
  useMeasuredOffer(offer);

  useEffect(() => {
    events.on('routeChangeStart', onClose);
    return () => events.off('routeChangeStart', onClose);
  }, [events, onClose]);

  return contentOf(offer, product, onClose);
}

/** Choices that are looked at are their product looked at. */
function useMeasuredOffer(offer: Loaded<Offer>): void {
  const store = useAppStore();
  useEffect(() => {
    if (offer.status !== 'loaded') return;
    const { product } = offer.value;
    measure(store.getState(), ({ viewItem }) => viewItem(product));
  }, [offer, store]);
}

function contentOf(offer: Loaded<Offer>, product: Product, onClose: () => void) {
  switch (offer.status) {
    case 'loading':
      return <OfferAwaited product={product} />;
    case 'failed':
      return <OfferFailed product={product} error={offer.error} onRetry={offer.retry} />;
    case 'loaded':
      return <OfferForm offer={offer.value} onAdded={onClose} />;
  }
}

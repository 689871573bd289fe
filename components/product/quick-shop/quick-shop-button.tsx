import { type ReactNode, useState } from 'react';
import { useWasOpen } from '@/components/ui/drawer-on-demand';
import { onDemand } from '@/components/ui/on-demand';
import type { Product } from '@/core/model/product';
import { useOffer } from './use-offer';

const loadQuickShop = async () => (await import('./quick-shop')).QuickShop;
const QuickShop = onDemand(loadQuickShop);

interface QuickShopButtonProps {
  /** As a listing has it. */
  product: Product;
  className?: string | undefined;
  /** What screen readers call it. */
  name: string;
  children: ReactNode;
}

/** Opens Quick Shop (spec 4). Code and choices are fetched as soon as the button is pointed at. */
export function QuickShopButton({ product, className, name, children }: QuickShopButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  const offer = useOffer(product);
  const warmUp = () => {
    loadQuickShop().catch(() => undefined);
    offer.warmUp();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {wasOpen && (
        <QuickShop
          product={product}
          load={offer.load}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

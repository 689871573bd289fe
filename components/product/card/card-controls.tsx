import { onDemand } from '@/components/ui/on-demand';
import type { Product } from '@/core/model/product';
import { useIsPersonalReady } from '@/hooks/personal';

const Controls = onDemand(async () => (await import('./controls')).Controls);

/**
 * Heart and Quick Shop of a card, once the wishlist is back: none of them in the HTML or the first load.
 * On its own, so that the card around it is not rendered again.
 */
export function CardControls({ product }: { product: Product }) {
  return useIsPersonalReady() && <Controls product={product} />;
}

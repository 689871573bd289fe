import { onDemandNear } from '@/components/ui';
import { useSettings } from '@/hooks/use-shop';
import { BundleSkeleton } from './bundle-skeleton';
import type { OfferedProps } from './offered';

const Offered = onDemandNear(async () => (await import('./offered')).Offered, BundleSkeleton);

/** This product as it is chosen, and what goes with it (spec 3), unless the shop shows none. */
export function BoughtTogether(props: OfferedProps) {
  const { disableFrequentlyBoughtTogether } = useSettings();
  if (disableFrequentlyBoughtTogether || props.buying.isSoldOut) return null;
  return <Offered {...props} />;
}

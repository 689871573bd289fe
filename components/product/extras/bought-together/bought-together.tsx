import { onDemand } from '@/components/ui/on-demand';
import { WhenNear } from '@/components/ui/when-near';
import { useWarmed } from '@/hooks/use-warmed';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import type { OfferedProps } from './offered';

/** This product as it is chosen, and what goes with it (spec 3), unless the shop shows none. */
export function BoughtTogether(props: OfferedProps) {
  const { disableFrequentlyBoughtTogether } = useAppSelector(selectSettings);
  if (disableFrequentlyBoughtTogether || props.buying.isSoldOut) return null;
  return <Awaited {...props} />;
}

const loadOffered = async () => (await import('./offered')).Offered;
const Offered = onDemand(loadOffered);

/** Asked for when it is nearly scrolled to; its code is there by then, so that its place does not come late. */
function Awaited(props: OfferedProps) {
  useWarmed(loadOffered);
  return (
    <WhenNear placeholder={null}>
      <Offered {...props} />
    </WhenNear>
  );
}

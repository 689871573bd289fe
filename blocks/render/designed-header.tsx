import { useMemo } from 'react';
import { headerSections, lackingOnSmallScreens } from '@/blocks/layout/header-sections';
import { PlaceContext } from '@/blocks/view-kit/contexts';
import { useViews } from '@/blocks/view-kit/use-views';
import { HeaderFrame } from '@/components/header';
import { useShop } from '@/hooks/use-shop';
import { Blocks } from './blocks';

/** The header that the shop's admin has designed: its components are blocks (spec 2, 3). */
export default function DesignedHeader() {
  const { design } = useShop();
  const { left, center, right } = useMemo(() => headerSections(design?.header), [design]);
  const lacking = useMemo(() => lackingOnSmallScreens(design?.header), [design]);
  useViews([...left, ...center, ...right, ...lacking]);
  return (
    <PlaceContext value="header">
      <HeaderFrame
        left={<Blocks nodes={left} mode="live" />}
        center={<Blocks nodes={center} mode="live" />}
        right={<Blocks nodes={right} mode="live" />}
        onSmallScreens={<Blocks nodes={lacking} mode="live" />}
      />
    </PlaceContext>
  );
}

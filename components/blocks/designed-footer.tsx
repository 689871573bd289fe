import { useMemo } from 'react';
import { FooterFrame, PrivacyLink } from '@/components/footer';
import { readLayout } from '@/core/layout/read-layout';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { Blocks } from './blocks';
import { PlaceContext } from './kit/place';
import { useViews } from './use-views';

/** The footer that the shop's admin has designed: blocks, as on a page (spec 2). */
export function DesignedFooter() {
  const { design } = useAppSelector(selectShop);
  const nodes = useMemo(() => readLayout(design?.footer), [design]);
  useViews(nodes);
  return (
    <PlaceContext value="footer">
      <FooterFrame end={<PrivacyLink />}>
        <Blocks nodes={nodes} mode="live" />
      </FooterFrame>
    </PlaceContext>
  );
}

import type { ComponentProps } from 'react';
import { EditablePage } from '@/blocks';
import { ListingView } from '@/components/listing/page';
import { useDesigned } from '@/hooks/use-designed';
import type { Designed } from '@/services/page-props';
import { designable } from '@/services/server/designed-page';
import { loadListing } from '@/services/server/listing-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(designable('shop', loadListing));

export default function ListingPage({
  designed,
  ...data
}: Designed<ComponentProps<typeof ListingView>>) {
  return (
    <EditablePage designed={useDesigned(designed)}>
      <ListingView {...data} />
    </EditablePage>
  );
}

import type { ComponentProps } from 'react';
import { EditablePage } from '@/blocks';
import { HomeView } from '@/components/home';
import type { Designed } from '@/services/designed-page';
import { loadHome } from '@/services/server/home-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadHome);

export default function HomePage({ designed, ...data }: Designed<ComponentProps<typeof HomeView>>) {
  return (
    <EditablePage designed={designed}>
      <HomeView {...data} />
    </EditablePage>
  );
}

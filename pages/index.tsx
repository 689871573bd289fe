import { EditablePage } from '@/blocks';
import { HomeView } from '@/components/home';
import { useDesigned } from '@/hooks/use-designed';
import type { Designed } from '@/services/page-props';
import { loadHome } from '@/services/server/home-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(loadHome);

export default function HomePage({ designed }: Designed<object>) {
  return (
    <EditablePage designed={useDesigned(designed)}>
      <HomeView />
    </EditablePage>
  );
}

import type { ComponentProps } from 'react';
import { EditablePage } from '@/blocks';
import { AboutView } from '@/components/about';
import { useDesigned } from '@/hooks/use-designed';
import type { Designed } from '@/services/page-props';
import { loadAbout } from '@/services/server/content-pages';
import { designable } from '@/services/server/designed-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(designable('about', loadAbout));

export default function AboutPage({
  designed,
  ...data
}: Designed<ComponentProps<typeof AboutView>>) {
  return (
    <EditablePage designed={useDesigned(designed)}>
      <AboutView {...data} />
    </EditablePage>
  );
}

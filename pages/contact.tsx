import type { ComponentProps } from 'react';
import { EditablePage } from '@/blocks';
import { ContactView } from '@/components/contact';
import { useDesigned } from '@/hooks/use-designed';
import type { Designed } from '@/services/page-props';
import { loadContact } from '@/services/server/content-pages';
import { designable } from '@/services/server/designed-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(designable('contact', loadContact));

export default function ContactPage({
  designed,
  ...data
}: Designed<ComponentProps<typeof ContactView>>) {
  return (
    <EditablePage designed={useDesigned(designed)}>
      <ContactView {...data} />
    </EditablePage>
  );
}

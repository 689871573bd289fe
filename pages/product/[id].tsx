import type { ComponentProps } from 'react';
import { EditablePage } from '@/blocks';
import { ProductView } from '@/components/product/detail';
import { useDesigned } from '@/hooks/use-designed';
import type { Designed } from '@/services/page-props';
import { designable } from '@/services/server/designed-page';
import { loadProduct } from '@/services/server/product-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(designable('product', loadProduct));

export default function ProductPage({
  designed,
  ...data
}: Designed<ComponentProps<typeof ProductView>>) {
  return (
    <EditablePage designed={useDesigned(designed)}>
      <ProductView {...data} />
    </EditablePage>
  );
}

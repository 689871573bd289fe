import type { ComponentProps } from 'react';
import { Embed } from '@/components/embed';
import { EmbeddedProduct } from '@/components/product/detail';
import type { Embedded } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedProduct } from '@/services/server/embed/loaders';
export const getServerSideProps = embedPage(loadEmbeddedProduct);

interface EmbeddedProductPageProps {
  embedded: Embedded<ComponentProps<typeof EmbeddedProduct>>;
}

/** A product on other sites (spec 2). */
export default function EmbeddedProductPage({ embedded }: EmbeddedProductPageProps) {
  return <Embed of={embedded}>{(data) => <EmbeddedProduct {...data} />}</Embed>;
}

import { Embed, EmbeddedCartButton } from '@/components/embed';
import type { Embedded } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedCart } from '@/services/server/embed/loaders';
export const getServerSideProps = embedPage(loadEmbeddedCart);

export default function EmbeddedCartPage({ embedded }: { embedded: Embedded<object> }) {
  return (
    <Embed of={embedded} isBare>
      {() => <EmbeddedCartButton />}
    </Embed>
  );
}

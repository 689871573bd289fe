import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { useBlockData } from '@/blocks/view-kit/contexts';
import { partStyle } from '@/blocks/view-kit/part-style';
import { Still } from '@/blocks/view-kit/still';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { onDemand } from '@/components/ui/on-demand';
import type { Product } from '@/core/model/product';
import { AwaitedProducts } from './awaited-products';
import { productBlock, productsNeed } from './definition';
import styles from './grid.module.css';
import { gridShape } from './grid-shape';
import * as messages from './messages';
import { ProductCards } from './product-cards';

/** Most pages bring their products along. */
const FetchedProducts = onDemand(
  async () => (await import('./fetched-products')).FetchedProducts,
  AwaitedProducts,
);

/** Shown in the editor alone. */
const SampleCards = onDemand(async () => (await import('./sample-cards')).SampleCards);

/** Products of the shop in columns by width (spec 3, 4; design section 6). */
function ProductView({ block, root, mode }: ViewProps<typeof productBlock>) {
  const need = productsNeed(block.props);
  const brought = useBlockData(need);
  const shape = gridShape(block.props, block.styles.color);

  const show = (products: readonly Product[]) => {
    const cards = { shape, display: block.props };
    if (products.length > 0) return <ProductCards {...cards} products={products} />;
    return mode === 'edit' ? <SampleCards {...cards} /> : <NoProducts />;
  };
  return (
    <div {...root} style={{ ...root.style, ...partStyle(block.styles) }}>
      <Still mode={mode}>
        {brought ? (
          show(brought)
        ) : (
          <FetchedProducts need={need} shape={shape} display={block.props} show={show} />
        )}
      </Still>
    </div>
  );
}

function NoProducts() {
  return (
    <div className={styles.message}>
      <p>{messages.noProducts}</p>
      <Link className={buttons.quiet} href="/shop">
        {messages.seeAllProducts}
      </Link>
    </div>
  );
}

export default blockView(productBlock, ProductView);

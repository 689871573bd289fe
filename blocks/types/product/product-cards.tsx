import type { CardDisplay } from '@/blocks/kit/card-fields';
import type { Product } from '@/core/model/product';
import { useSettings } from '@/hooks/use-shop';
import { DisplayCard } from './display-card';
import type { GridShape } from './grid-shape';

interface ProductCardsProps {
  products: readonly Product[];
  shape: GridShape;
  display: CardDisplay;
}

export function ProductCards({ products, shape, display }: ProductCardsProps) {
  const settings = useSettings();
  return (
    <ul className={shape.className} style={shape.style}>
      {products.slice(0, shape.cellCount).map((product, place) => (
        <li key={product.id} className={shape.cellClass(place)}>
          <DisplayCard
            product={product}
            settings={settings}
            display={display}
            sizes={shape.sizes}
            maxWidth={shape.maxWidth}
          />
        </li>
      ))}
    </ul>
  );
}

import type { CardDisplay } from '@/blocks/kit/card-fields';
import type { Product } from '@/core/model/product';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { DisplayCard } from './display-card';
import type { GridShape } from './grid-shape';

interface ProductCardsProps {
  products: readonly Product[];
  shape: GridShape;
  display: CardDisplay;
}

export function ProductCards({ products, shape, display }: ProductCardsProps) {
  const settings = useAppSelector(selectSettings);
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

import { isMeantForBrowser } from '@/components/ui';
import { CARD_COLORS, type Product, type ProductColor } from '@/core/model/product';
import { choiceOf, productPath } from '@/core/rules/address/product-address';
import { useAddress } from '@/hooks/use-address';
import styles from './swatches.module.css';

interface SwatchesProps {
  product: Product;
  /** Shows the product in a color. */
  onShow: (shown: ProductColor) => void;
}

/** The colors a product comes in: a few dots, each a link to it in that color, and how many more. */
export function Swatches({ product, onShow }: SwatchesProps) {
  const { colors = [], shown } = product;
  // Of two choices for one option the first counts.
  const [path, carried] = useAddress()(productPath(product)).split('?');
  if (colors.length < 2) return null;
  const hidden = colors.length - CARD_COLORS;
  return (
    <span className={styles.swatches}>
      {colors.slice(0, CARD_COLORS).map((color) => {
        const { name, hex } = color;
        return (
          <a
            key={name}
            style={{ color: hex }}
            href={`${path}?${choiceOf(color)}${carried ? `&${carried}` : ''}`}
            aria-current={name === shown?.name || undefined}
            onClick={(event) => {
              if (isMeantForBrowser(event)) return;
              event.preventDefault();
              onShow(color);
            }}
          >
            {`Show in ${name}`}
          </a>
        );
      })}
      {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </span>
  );
}

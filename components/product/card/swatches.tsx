import { isMeantForBrowser, Link } from '@/components/ui';
import { CARD_COLORS, type Product } from '@/core/model/product';
import { productHref } from '@/core/rules/product-address';
import styles from './swatches.module.css';

interface SwatchesProps {
  product: Product;
  /** Shows the product in a color, by its choice. */
  onShow: (choice: string) => void;
}

/** The colors a product comes in: a few dots, each a link to it in that color, and how many more. */
export function Swatches({ product, onShow }: SwatchesProps) {
  const { colors = [] } = product;
  if (colors.length < 2) return null;
  const hidden = colors.length - CARD_COLORS;
  return (
    <ul className={styles.swatches} aria-label="Colors">
      {colors.slice(0, CARD_COLORS).map(({ name, hex, choice }) => {
        const dot = <span className={styles.dot} style={{ background: hex }} />;
        return (
          <li key={name}>
            {choice ? (
              <Link
                className={styles.swatch}
                href={productHref({ ...product, choice })}
                aria-label={`Show in ${name}`}
                aria-current={choice === product.choice}
                onClick={(event) => {
                  if (isMeantForBrowser(event)) return;
                  event.preventDefault();
                  onShow(choice);
                }}
              >
                {dot}
              </Link>
            ) : (
              <span className={styles.swatch} role="img" aria-label={name}>
                {dot}
              </span>
            )}
          </li>
        );
      })}
      {hidden > 0 && <li className={styles.more}>+{hidden}</li>}
    </ul>
  );
}

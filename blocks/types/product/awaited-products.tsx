import type { CardDisplay } from '@/blocks/kit/card-fields';
import buttons from '@/components/ui/button.module.css';
import * as commonMessages from '@/core/model/messages';
import { ERROR_PREFIX } from '@/core/model/product-grid';
import styles from './grid.module.css';
import type { GridShape } from './grid-shape';
import * as messages from './messages';

interface AwaitedProductsProps {
  shape: GridShape;
  display: CardDisplay;
}

/** The place of products that did not come with the page. Without scripts they do not come at all. */
export function AwaitedProducts({ shape, display }: AwaitedProductsProps) {
  return (
    <>
      <AwaitedCards shape={shape} display={display} />
      <noscript>
        <div className={styles.message}>
          <p>{`${ERROR_PREFIX}${commonMessages.productsFailed}`}</p>
          <a className={buttons.quiet} href="/shop">
            {messages.seeAllProducts}
          </a>
        </div>
      </noscript>
    </>
  );
}

/** Heights in px of a card's texts. */
const LINES = { showBrand: 23, showTitle: 26, showPrice: 29, showDescription: 65 } as const;
const FOOT = 24;
/** Heart and Quick Shop below the words, where there is no picture for them to float over. */
const ACTIONS = 68;

function AwaitedCards({ shape, display }: AwaitedProductsProps) {
  const cells = Array.from({ length: shape.cellCount }, (_, place) => place);
  const height = { '--words': `${textHeight(display)}px` };
  return (
    <div className={styles.awaited}>
      <p className={styles.loading} role="status">
        {commonMessages.productsLoading}
      </p>
      <ul className={shape.className} style={{ ...shape.style, ...height }} aria-hidden="true">
        {cells.map((place) => (
          <li key={place} className={shape.cellClass(place)}>
            <div className={styles.blank} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const NAMES = Object.keys(LINES) as (keyof typeof LINES)[];

function textHeight(display: CardDisplay): number {
  const shown = NAMES.filter((name) => display[name]);
  const lines = shown.reduce((sum, name) => sum + LINES[name], FOOT);
  return display.showImage ? lines : lines + ACTIONS;
}

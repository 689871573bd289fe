import type { CardDisplay } from '@/core/blocks/kit/card-fields';
import { PRODUCTS_LOADING } from '@/core/model/product-grid';
import styles from './grid.module.css';
import type { GridShape } from './grid-shape';

interface AwaitedCardsProps {
  shape: GridShape;
  display: CardDisplay;
}

/** What a card's words take in height, in px. */
const LINES = { showBrand: 23, showTitle: 26, showPrice: 29, showDescription: 65 } as const;
const FOOT = 24;
/** Heart and Quick Shop below the words, where there is no picture for them to float over. */
const ACTIONS = 68;

/** The cells of a grid whose products are on their way. */
export function AwaitedCards({ shape, display }: AwaitedCardsProps) {
  const cells = Array.from({ length: shape.cellCount }, (_, place) => place);
  const height = { '--words': `${wordsHeight(display)}px` };
  return (
    <div className={styles.awaited}>
      <p className={styles.loading} role="status">
        {PRODUCTS_LOADING}
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

function wordsHeight(display: CardDisplay): number {
  const shown = NAMES.filter((name) => display[name]);
  const lines = shown.reduce((sum, name) => sum + LINES[name], FOOT);
  return display.showImage ? lines : lines + ACTIONS;
}

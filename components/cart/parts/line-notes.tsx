import { QuickShopButton } from '@/components/product';
import type { CartLine } from '@/core/model/cart';
import { lackOf } from '@/core/rules/cart/line-lack';
import * as cartMessages from '@/core/rules/cart/messages';
import { useAppDispatch } from '@/store/hooks';
import { lineRemoved, quantityChanged } from '@/store/slices/cart';
import * as messages from '../messages';
import styles from './line-notes.module.css';

interface LineNotesProps {
  line: CartLine;
  onRemove?: () => void;
  onChanged?: (to: CartLine) => void;
}

/** Notes on a line that cannot be bought as it is or has blank fields, each with its actions. */
export function LineNotes({ line, onRemove, onChanged }: LineNotesProps) {
  const dispatch = useAppDispatch();
  const lack = lackOf(line);
  const left = line.product.isSoldOut ? 0 : (line.stock?.left ?? 0);
  const remove = onRemove ?? (() => dispatch(lineRemoved(line)));
  const { blank = [] } = line;
  return (
    <>
      {lack && (
        <div className={styles.note} role="status">
          <p>{lack}</p>
          <p className={styles.ways}>
            {left > 0 && (
              <button
                type="button"
                className={styles.way}
                onClick={() => dispatch(quantityChanged({ line, quantity: left }))}
              >
                {messages.takeWhatIsLeft(left)}
              </button>
            )}
            {line.stock?.isGone && (
              <EditLine line={line} label={messages.chooseAgain} onChanged={onChanged} />
            )}
            <button type="button" className={styles.way} onClick={remove}>
              {messages.remove}
              <span className="visually-hidden"> {line.product.name}</span>
            </button>
          </p>
        </div>
      )}
      {!lack && blank.length > 0 && (
        <div className={styles.note} role="status">
          <p>{cartMessages.leftBlank(blank)}</p>
          <p className={styles.ways}>
            <EditLine line={line} label={messages.fillItIn} onChanged={onChanged} />
          </p>
        </div>
      )}
    </>
  );
}

interface EditLineProps {
  line: CartLine;
  label: string;
  className?: string | undefined;
  onChanged?: ((to: CartLine) => void) | undefined;
}

/** Opens the choices of a line, to be made anew in its place. */
export function EditLine({ line, label, className = styles.way, onChanged }: EditLineProps) {
  const { product } = line;
  return (
    <QuickShopButton
      product={product}
      line={line}
      onChanged={onChanged}
      className={className}
      name={`${label}: ${product.name}`}
    >
      {label}
    </QuickShopButton>
  );
}

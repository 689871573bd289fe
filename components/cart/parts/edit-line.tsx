import { QuickShopButton } from '@/components/product';
import type { CartLine } from '@/core/model/cart';
import styles from './line-notes.module.css';

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

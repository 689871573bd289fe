import type { QuickShopButtonProps } from './quick-shop-button';

/** Holds the place of a button whose code is on its way. */
export function AwaitedButton({ className, children }: QuickShopButtonProps) {
  return (
    <button type="button" className={className} disabled>
      {children}
    </button>
  );
}

import type { QuickShopButtonProps } from './quick-shop-button';

/** Holds the place of a button whose code is on its way, and takes a tap for it. */
export function AwaitedButton({ className, name, children }: QuickShopButtonProps) {
  return (
    <button type="button" className={className} aria-label={name} data-awaits="">
      {children}
    </button>
  );
}

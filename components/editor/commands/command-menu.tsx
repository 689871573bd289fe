import type { Point } from '@/components/kit/popover';
import { onDemand } from '@/components/ui/on-demand';
import { sharedValue, useShared } from '../shared/shared-value';

const place = sharedValue<Point | null>(null);

/** Opens the menu of the selected block at a point of the window. */
export function openCommandMenu(at: Point): void {
  place.set(at);
}

const closeMenu = () => place.set(null);

const BlockMenu = onDemand(
  async () => (await import('./block-menu')).BlockMenu,
  undefined,
  closeMenu,
);

/** The menu of the selected block, wherever it was asked for. */
export function CommandMenu() {
  const at = useShared(place);
  return at && <BlockMenu at={at} onClose={closeMenu} />;
}

import { openedOnDemand } from '@/components/kit/dialog';
import type { Point } from '@/components/kit/popover';
import { sharedValue, useShared } from '../shared/shared-value';

const place = sharedValue<Point | null>(null);

/** Opens the menu of the selected block at a point of the window. */
export const openCommandMenu: (at: Point) => void = place.set;

const BlockMenu = openedOnDemand(async () => (await import('./block-menu')).BlockMenu);

/** The menu of the selected block, wherever it was asked for. */
export function CommandMenu() {
  const at = useShared(place);
  return at && <BlockMenu at={at} onClose={() => place.set(null)} />;
}

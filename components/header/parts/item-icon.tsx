import { Icon, type IconName } from '@/components/ui';
import type { IconKey } from '@/core/model/navigation';

/** Outlines that go by another name than the icon of a header component. */
const OUTLINES = { person: 'user', email: 'mail', location: 'pin' } as const;

/** The icon of a link (spec 3, "Header component"). */
export function ItemIcon({ icon, size = 18 }: { icon: IconKey; size?: number }) {
  const others: Partial<Record<IconKey, IconName>> = OUTLINES;
  return (
    <Icon name={others[icon] ?? (icon as Exclude<IconKey, keyof typeof OUTLINES>)} size={size} />
  );
}

import dynamic from 'next/dynamic';
import { type ComponentProps, type ReactNode, use } from 'react';
import { loadedView, tracked, whenLoaded } from '@/components/ui/tracked';
import type { DesignedPageData } from '@/services/designed-page';

const NAME = 'designed page';
const Fetched = dynamic(tracked(NAME, () => import('./designed-page')));

interface EditablePageProps {
  /** The layout that the shop has stored for the page; null where it has none. */
  designed: DesignedPageData | null;
  /** The page's built-in content. */
  children: ReactNode;
}

/** What an admin may design (spec 2): by the layout that is stored for it, else as it is built in. */
export function EditablePage({ designed, children }: EditablePageProps) {
  if (!designed) return children;
  const wait = typeof window === 'undefined' ? null : whenLoaded([NAME]);
  if (wait) use(wait);
  const View = loadedView<ComponentProps<typeof Fetched>>(NAME) ?? Fetched;
  return <View page={designed}>{children}</View>;
}

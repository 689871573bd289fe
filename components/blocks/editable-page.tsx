import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { along } from '@/components/ui/along';
import { tracked } from '@/components/ui/tracked';
import type { DesignedPageData } from '@/services/designed-page';

const DesignedPage = along(
  'designed page',
  dynamic(tracked('designed page', () => import('./designed-page'))),
);

interface EditablePageProps {
  /** The layout that the shop has stored for the page; null where it has none. */
  designed: DesignedPageData | null;
  /** The page's built-in content. */
  children: ReactNode;
}

/** What an admin may design (spec 2): by the layout that is stored for it, else as it is built in. */
export function EditablePage({ designed, children }: EditablePageProps) {
  if (!designed) return children;
  return <DesignedPage page={designed}>{children}</DesignedPage>;
}

import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked } from '@/components/ui/tracked';
import type { DesignedPageData } from '@/services/page-props';
import './blocks';

// Next lists what a page or the shell shows dynamically, not what is shown inside of that. With this the shell
// names the views of all types of block, so that they are listed, and a page's HTML brings those that it shows.

/** A page that nobody has designed does without. */
const Designed = ssrDynamic('designed', dynamic(tracked('designed', () => import('./designed'))));

export const DesignedHeader = ssrDynamic(
  'designed header',
  dynamic(tracked('designed header', () => import('./designed-header'))),
);

interface EditablePageProps {
  designed: DesignedPageData | null;
  children: ReactNode;
}

/** Renders a page by its designed layout, else its built-in content (spec 2). */
export function EditablePage({ designed, children }: EditablePageProps) {
  const path = useRouter().asPath.split(/[?#]/, 1)[0];
  if (!designed) return children;
  // Each address begins anew: what was done on another page, and which scripts ran there, stays there.
  return (
    <Designed key={path} part="page" page={designed}>
      {children}
    </Designed>
  );
}

export const DesignedFooter = () => <Designed part="footer" />;

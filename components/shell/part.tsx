import { useRouter } from 'next/router';
import { type ReactNode, Suspense } from 'react';
import { Boundary } from '@/components/ui/boundary';

interface PartProps {
  /** What stands there where the part fails; another address gives it another chance. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page with boundaries of its own. React makes it interactive by itself, so that a slow
 * phone is never busy for long; nothing in it waits. Where it fails in the browser something else stands
 * there; on the server the whole page fails (`pages/_document.tsx`).
 */
export function Part({ instead = null, children }: PartProps) {
  const { asPath } = useRouter();
  return (
    <Boundary occasion={asPath} instead={instead}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}

import dynamic from 'next/dynamic';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked } from '@/components/ui/tracked';

/** The headers that nobody has designed: a page brings the one of its shop. */
export const HeaderOne = ssrDynamic(
  'header one',
  dynamic(tracked('header one', () => import('./header-one'))),
);
export const HeaderTwo = ssrDynamic(
  'header two',
  dynamic(tracked('header two', () => import('./header-two'))),
);

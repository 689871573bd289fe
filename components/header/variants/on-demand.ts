import dynamic from 'next/dynamic';
import { along } from '@/components/ui/along';
import { tracked } from '@/components/ui/tracked';

/** The headers that nobody has designed: a page brings the one of its shop. */
export const HeaderOne = along(
  'header one',
  dynamic(tracked('header one', () => import('./header-one'))),
);
export const HeaderTwo = along(
  'header two',
  dynamic(tracked('header two', () => import('./header-two'))),
);

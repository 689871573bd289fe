import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { fragment } from '@/components/ui/fragment';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked } from '@/components/ui/tracked';
import { headerVariant } from '@/core/model/design';
import { useShop } from '@/hooks/use-shop';
// What every header has, whoever designed it: here it comes once (package.json, "sideEffects").
import './parts/brand';
import './parts/actions/actions';
import { DrawersProvider } from './drawers/drawers-provider';

/** The headers that nobody has designed: a page brings the one of its shop. */
const HeaderOne = ssrDynamic(
  'header one',
  dynamic(tracked('header one', () => import('./variants/header-one'))),
);
const HeaderTwo = ssrDynamic(
  'header two',
  dynamic(tracked('header two', () => import('./variants/header-two'))),
);

interface HeaderProps {
  /** Stands there where the shop has designed its header. */
  designed?: ReactNode;
}

function ShopHeader({ designed = null }: HeaderProps) {
  const variants = { one: <HeaderOne />, two: <HeaderTwo />, designed };
  return <DrawersProvider>{variants[headerVariant(useShop())]}</DrawersProvider>;
}

/** The header of a shop in the variant it has chosen, and the drawers it opens (spec 2). */
export const Header =
  typeof window === 'undefined' ? fragment('header', ShopHeader, () => []) : ShopHeader;

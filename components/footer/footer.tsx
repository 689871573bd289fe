import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked } from '@/components/ui/tracked';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

const DefaultFooter = ssrDynamic(
  'default footer',
  dynamic(tracked('default footer', () => import('./default-footer'))),
);

interface FooterProps {
  /** Stands there where the shop has designed its footer. */
  designed?: ReactNode;
}

/** The footer of a shop: one that is designed replaces the default (spec 2). */
export function Footer({ designed = null }: FooterProps) {
  const { design } = useAppSelector(selectShop);
  return design && design.footer.length > 0 ? designed : <DefaultFooter />;
}

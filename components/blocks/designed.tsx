import dynamic from 'next/dynamic';
import { along } from '@/components/ui/along';
import { tracked } from '@/components/ui/tracked';
import { DesignedFooter } from './designed-footer';
import { DesignedPage, type DesignedPageProps } from './designed-page';

/** Few shops have one. */
const DesignedHeader = along(
  'designed header',
  dynamic(tracked('designed header', () => import('./designed-header'))),
);

type DesignedProps = ({ part: 'page' } & DesignedPageProps) | { part: 'header' | 'footer' };

/**
 * What an admin has designed. All of it is of blocks, and so comes in one script, with the list of all
 * types of block.
 */
export default function Designed(props: DesignedProps) {
  switch (props.part) {
    case 'page':
      return <DesignedPage page={props.page}>{props.children}</DesignedPage>;
    case 'header':
      return <DesignedHeader />;
    case 'footer':
      return <DesignedFooter />;
  }
}

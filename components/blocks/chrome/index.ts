import dynamic from 'next/dynamic';
import { along } from '@/components/ui/along';
import { tracked } from '@/components/ui/tracked';

/** What an admin has designed in place of the default header and footer (spec 2). */
export const DesignedHeader = along(
  'designed header',
  dynamic(tracked('designed header', () => import('./designed-header'))),
);
export const DesignedFooter = along(
  'designed footer',
  dynamic(tracked('designed footer', () => import('./designed-footer'))),
);

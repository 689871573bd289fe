import type { ComponentType } from 'react';
import { Join, Reset } from '@/components/auth';
import { OFFICE_RIGHTS, type OfficePage } from '@/core/model/operations';
import type { Right } from '@/core/model/roles';
import { officePage, pageByLink } from './office/office-page';

const PAGES: Readonly<Record<OfficePage, ComponentType<{ right: Right }>>> = {
  orders: officePage(async () => (await import('./orders/orders')).Orders),
  cases: officePage(async () => (await import('./cases/cases')).Cases),
  reviews: officePage(async () => (await import('./reviews/reviews')).Reviews),
  messages: officePage(async () => (await import('./inbox/inbox')).Messages),
  redirects: officePage(async () => (await import('./redirects/redirects')).Redirects),
  'size-guides': officePage(async () => (await import('./size-guides/size-guides')).SizeGuides),
  shoppers: officePage(async () => (await import('./shoppers/shoppers')).Shoppers),
  embed: officePage(async () => (await import('./embed/embed')).Embed),
  notifications: officePage(
    async () => (await import('./notifications/notifications')).Notifications,
  ),
  payments: officePage(async () => (await import('./payments/payments')).Payments),
  team: officePage(async () => (await import('./team/team')).Team),
  log: officePage(async () => (await import('./log/log')).Log),
  account: officePage(async () => (await import('./account/account')).Account),
  reset: pageByLink(Reset),
  join: pageByLink(Join),
};

/** The back office at one of its addresses: one route for all of them, for every page names every route to browsers. */
export function BackOffice({ office }: { office: OfficePage }) {
  const Page = PAGES[office];
  return <Page right={OFFICE_RIGHTS[office]} />;
}

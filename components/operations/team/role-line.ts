import { can, mayGrant, OWNER, RIGHTS, type Role } from '@/core/model/roles';
import * as messages from './messages';

const AREAS = [
  { read: 'orders.read', write: 'orders.write', label: messages.orders },
  { write: 'refunds', label: messages.refunds },
  { read: 'service.read', write: 'service.write', label: messages.service },
  { read: 'catalog.read', write: 'catalog.write', label: messages.catalog },
  { read: 'pages.read', write: 'pages.write', label: messages.pages },
  { write: 'design.write', label: messages.design },
  { read: 'settings.read', write: 'settings.write', label: messages.settings },
  { read: 'payments.read', write: 'payments.write', label: messages.payments },
] as const;

const listed = new Intl.ListFormat('en-US');

/** Says in a line what a role may do, as the table of rights has it. */
export function roleLine(role: Role): string {
  const isAll = Object.values(RIGHTS).every((roles) => roles.some((one) => one === role));
  if (isAll) return mayGrant(role, OWNER) ? messages.everything : messages.everythingButOwners;
  const changed = AREAS.filter(({ write }) => can(role, write));
  const seen = AREAS.filter(
    (area) => 'read' in area && can(role, area.read) && !can(role, area.write),
  );
  const labels = (areas: typeof seen) => listed.format(areas.map(({ label }) => label));
  return [
    ...(changed.length > 0 ? [messages.changes(labels(changed))] : []),
    ...(seen.length > 0 ? [messages.sees(labels(seen))] : []),
  ].join(' ');
}

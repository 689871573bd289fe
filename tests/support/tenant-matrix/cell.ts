import { can, OWNER, type Right, ROLES } from '@/core/model/roles';
import { A, B, type MarkedShop } from './marked-shop';
import type { Actor, Target } from './route-case';
import type { MatrixRoute } from './routes';

type Role = (typeof ROLES)[number];

/** One question: who asks which route for what. */
export interface Cell {
  route: MatrixRoute;
  actor: Actor;
  target: Target;
}

const NOWHERE = 'nowhere.localhost';
const UNFOUND = [400, 404, 422];
/** Statuses of what could be done once, and is done. */
const DONE = [404, 409];

/** The shop that a request is about: that of its domain, or of what it names where a domain is of no account. */
export const shopNamed = ({ route, target }: Cell): MarkedShop =>
  target === 'foreign domain' && route.answers['no domain'] === undefined ? B : A;

/** The shop whose rows a request names. */
export const shopMeant = ({ target }: Cell): MarkedShop => (target === 'foreign id' ? B : A);

/** The host that a browser asks: what admins do is asked of where those of their own shop work. */
export function hostOf({ route, actor, target }: Cell): string {
  const isLogin = LOGIN.test(route.name);
  const isForAdmins = isLogin || Boolean(route.demand);
  if (target === 'no domain') return isForAdmins ? `admin.${NOWHERE}` : NOWHERE;
  if (!isForAdmins) return A.host;
  const isOfB = isLogin ? target === 'foreign domain' : actor === 'admin B';
  return `admin.${(isOfB ? B : A).host}`;
}

const LOGIN = / \/api\/(admin\/log|account\/(reset|link|join))/;

export const domainOf = (cell: Cell) =>
  cell.target === 'no domain' ? {} : { domain: (cell.target === 'foreign domain' ? B : A).host };

/** How a cell may be answered. */
export function expected(cell: Cell, isProved: boolean): readonly number[] {
  const { route, actor, target } = cell;
  if (route.demand) {
    const asker = memberOf(actor);
    if (!asker) return [401];
    if (!can(asker.role, route.demand.right)) return [403];
    if (target === 'no domain') return UNFOUND;
    if (asker.shop !== shopNamed(cell)) return [403];
    if (isAgain(asker.role, route.demand.right)) return [route.answers[target], ...DONE];
  }
  if (target === 'no domain') return route.answers[target] ? [route.answers[target]] : UNFOUND;
  return isProved ? [route.answers[target]] : [404];
}

/** Whether another member has made the call before. */
const isAgain = (role: Role, right: Right) => ROLES.find((one) => can(one, right)) !== role;

/** Whether somebody may be told what is hidden of the shop that their request names. */
export function mayKnow(cell: Cell): boolean {
  const { route, actor } = cell;
  if (route.isOpenedByName || actor === 'shopper') return true;
  const asker = memberOf(actor);
  return (
    route.demand !== null && asker?.shop === shopNamed(cell) && can(asker.role, route.demand.right)
  );
}

/** The shop and role of an actor who is logged in. */
function memberOf(actor: Actor): { shop: MarkedShop; role: Role } | undefined {
  if (actor === 'admin B') return { shop: B, role: OWNER };
  const role = ROLES.find((one) => one === actor);
  return role && { shop: A, role };
}

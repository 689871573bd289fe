import { A, B, type MarkedShop } from './marked-shop';
import type { Actor, Target } from './route-case';
import type { MatrixRoute } from './routes';

/** One question: who asks which route for what. */
export interface Cell {
  route: MatrixRoute;
  actor: Actor;
  target: Target;
}

const NOWHERE = 'nowhere.localhost';
const UNFOUND = [400, 404, 422];

/** The shop that a request is about: that of its domain, or of what it names where a domain is of no account. */
export const shopNamed = ({ route, target }: Cell): MarkedShop =>
  target === 'foreign domain' && route.answers['no domain'] === undefined ? B : A;

/** The shop whose rows a request names. */
export const shopMeant = ({ target }: Cell): MarkedShop => (target === 'foreign id' ? B : A);

/** The host that a browser asks: what admins do is asked of where those of their own shop work. */
export function hostOf({ route, actor, target }: Cell): string {
  const isLogin = LOGIN.test(route.name);
  const isForAdmins = isLogin || route.access === 'admin';
  if (target === 'no domain') return isForAdmins ? `admin.${NOWHERE}` : NOWHERE;
  if (!isForAdmins) return A.host;
  const isOfB = isLogin ? target === 'foreign domain' : actor === 'admin B';
  return `admin.${(isOfB ? B : A).host}`;
}

const LOGIN = / \/api\/admin\/log(in|out)$/;

export const domainOf = (cell: Cell) =>
  cell.target === 'no domain' ? {} : { domain: (cell.target === 'foreign domain' ? B : A).host };

/** How a cell may be answered. */
export function expected(cell: Cell, isProved: boolean): readonly number[] {
  const { route, actor, target } = cell;
  if (route.access === 'admin') {
    if (!actor.startsWith('admin')) return [401];
    if (target === 'no domain') return UNFOUND;
    if (actor !== adminOf(shopNamed(cell))) return [403];
  }
  if (target === 'no domain') return route.answers[target] ? [route.answers[target]] : UNFOUND;
  return isProved ? [route.answers[target]] : [404];
}

/** Whether somebody may be told what is hidden of the shop that their request names. */
export function mayKnow(cell: Cell): boolean {
  const { route, actor } = cell;
  if (route.isOpenedByName || actor === 'shopper') return true;
  return route.access === 'admin' && actor === adminOf(shopNamed(cell));
}

const adminOf = (shop: MarkedShop): Actor => (shop === A ? 'admin A' : 'admin B');

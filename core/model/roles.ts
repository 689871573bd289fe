/** The roles of a shop's people, the one that may do most first. A shop always has an owner. */
export const ROLES = ['owner', 'admin', 'catalog', 'editor', 'staff', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

export const OWNER: Role = 'owner';
/** The role that somebody has unless told otherwise. */
export const USUAL_ROLE: Role = 'admin';

/**
 * Rights of a shop's people, each with the roles that have it. The backend asks for one in every call of the back office,
 * screens offer what it allows.
 */
export const RIGHTS = {
  /** Allows to enter, and to see to one's own account. */
  account: ROLES,
  'orders.read': ['owner', 'admin', 'staff', 'viewer'],
  'orders.write': ['owner', 'admin', 'staff'],
  refunds: ['owner', 'admin', 'staff'],
  'service.read': ['owner', 'admin', 'staff', 'viewer'],
  'service.write': ['owner', 'admin', 'staff'],
  'catalog.read': ['owner', 'admin', 'catalog', 'editor', 'viewer'],
  'catalog.write': ['owner', 'admin', 'catalog'],
  'pages.read': ['owner', 'admin', 'editor', 'viewer'],
  'pages.write': ['owner', 'admin', 'editor'],
  'design.write': ['owner', 'admin', 'editor'],
  'settings.read': ['owner', 'admin', 'viewer'],
  'settings.write': ['owner', 'admin'],
  'payments.read': ['owner', 'admin'],
  'payments.write': ['owner', 'admin'],
  /** Allows to hand out and erase what the shop has of a person. */
  shoppers: ['owner', 'admin'],
  members: ['owner', 'admin'],
  'audit.read': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

/** Name of a role as screens show it. */
export const roleLabel = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1);

/** Returns whether a role has a right; one that is no role of ours has none. */
export function can(role: string | undefined, right: Right): boolean {
  return RIGHTS[right].some((allowed) => allowed === role);
}

/** Returns whether somebody of a role may give another this one, or take it away: only owners make owners. */
export const mayGrant = (granter: string, role: string): boolean =>
  can(granter, 'members') && (role !== OWNER || granter === OWNER);

import type pg from 'pg';
import { ACROSS_ROLE, APP_ROLE } from './sight';

interface Door {
  /** The database and its user, as SQL names them. */
  database: string;
  login: string;
  /** True where every login role of the server may connect. */
  isOpen: boolean;
  /** True where a role may make no temporary tables: an administrator closed the database before. */
  isNarrow: boolean;
  /** True where the user may grant CONNECT: as the database's owner, or as a superuser. */
  isOwners: boolean;
}

const LOOK = `
  SELECT quote_ident(datname) AS database, quote_ident(session_user) AS login,
    has_database_privilege('public', oid, 'CONNECT, TEMPORARY') AS "isOpen",
    NOT (has_database_privilege($1, oid, 'TEMPORARY')
      AND has_database_privilege($2, oid, 'TEMPORARY')) AS "isNarrow",
    pg_has_role(session_user, datdba, 'USAGE') AS "isOwners"
  FROM pg_database WHERE datname = current_database()`;

/**
 * Lets nobody into the database but who is let in by name: roles and users of other installations share the server.
 * At every start, because a dump does not hold who may connect. Tells `warn` where the user may not say so.
 */
export async function revokePublicConnect(client: pg.ClientBase, warn: (message: string) => void) {
  const { rows } = await client.query<Door>(LOOK, [APP_ROLE, ACROSS_ROLE]);
  const [door] = rows;
  if (!door?.isOpen && !door?.isNarrow) return;
  const statements = door.isOpen ? closing(door) : letIn(door);
  if (door.isOwners) await client.query(statements);
  else warn(`${door.isOpen ? openDoor(door) : narrowDoor(door)} ${byOwner(statements)}`);
}

/** Imports have temporary tables, as one of the roles. */
const letIn = ({ database }: Door) =>
  `GRANT TEMPORARY ON DATABASE ${database} TO ${APP_ROLE}, ${ACROSS_ROLE};`;

/** Returns what closes a door of the database, by its name first: the user need not be the owner. */
const closing = (door: Door) =>
  [
    `GRANT CONNECT, TEMPORARY ON DATABASE ${door.database} TO ${door.login};`,
    letIn(door),
    `REVOKE CONNECT, TEMPORARY ON DATABASE ${door.database} FROM PUBLIC;`,
  ].join(' ');

const openDoor = ({ database, login }: Door) =>
  `Every user of the database's server may connect to ${database}, and read all of its shops where another installation there lets it take the same roles. The user ${login} may not end that.`;

const narrowDoor = ({ database, login }: Door) =>
  `Products cannot be imported into ${database}: its roles may make no temporary tables there, and the user ${login} may not let them.`;

const byOwner = (statements: string) => `Have the database's owner run: ${statements}`;

import type pg from 'pg';
import { ACROSS_ROLE, APP_ROLE } from './sight';

interface Door {
  /** The database and its user, as SQL names them. */
  database: string;
  login: string;
  /** Whether everybody who can log in to the server may come in. */
  isOpen: boolean;
  /** Whether the user may close it: as the database's owner, or as a superuser. */
  isOwners: boolean;
}

const LOOK = `
  SELECT quote_ident(datname) AS database, quote_ident(session_user) AS login,
    has_database_privilege('public', oid, 'CONNECT, TEMPORARY') AS "isOpen",
    pg_has_role(session_user, datdba, 'USAGE') AS "isOwners"
  FROM pg_database WHERE datname = current_database()`;

/**
 * Lets nobody into the database but who is let in by name. The roles that see its shops belong to the whole
 * server, and the users of other installations there take them as well. At every start, because a dump does
 * not hold who may connect. Where the user may not say so, and everybody can come in, `warn` is told.
 */
export async function keepStrangersOut(
  client: pg.ClientBase,
  warn: (message: string) => void,
): Promise<void> {
  const { rows } = await client.query<Door>(LOOK);
  const [door] = rows;
  if (!door?.isOpen) return;
  if (door.isOwners) await client.query(statementsFor(door));
  else warn(openDoor(door));
}

/** By its name first: the user need not be the owner. Imports have temporary tables, as one of the roles. */
const statementsFor = ({ database, login }: Door) =>
  [
    `GRANT CONNECT, TEMPORARY ON DATABASE ${database} TO ${login};`,
    `GRANT TEMPORARY ON DATABASE ${database} TO ${APP_ROLE}, ${ACROSS_ROLE};`,
    `REVOKE CONNECT, TEMPORARY ON DATABASE ${database} FROM PUBLIC;`,
  ].join(' ');

const openDoor = (door: Door) =>
  `Every user of the database's server may connect to ${door.database}, and read all of its shops where another installation there lets it take the same roles. The user ${door.login} may not end that. Have the database's owner run: ${statementsFor(door)}`;

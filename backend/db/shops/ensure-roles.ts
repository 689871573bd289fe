import type pg from 'pg';
import { ACROSS_ROLE, APP_ROLE } from './sight';

const ATTEMPTS = 10;
/** Errors of PostgreSQL where another process makes or grants the same role at the same time. */
const MEANWHILE = ['42710', '23505', 'XX000'];
const ROLES = [APP_ROLE, ACROSS_ROLE] as const;

interface Standing {
  /** The user that the database is opened by, as SQL names it. */
  login: string;
  /** Grant options that give the user the role's rights, whatever it inherits otherwise. */
  withRights: string;
  /** True where the user inherits the rights of its roles before PostgreSQL 16, whose grants cannot say so. */
  isHeir: boolean;
  exists: boolean;
  /** True where the user may SET ROLE to it and has its rights. */
  isGranted: boolean;
  /** True for BYPASSRLS. */
  isAboveRules: boolean;
}

const LOOK = `
  SELECT quote_ident(session_user) AS login,
    CASE WHEN is_old THEN '' ELSE ' WITH INHERIT TRUE, SET TRUE' END AS "withRights",
    NOT is_old OR (SELECT rolinherit FROM pg_roles WHERE rolname = session_user) AS "isHeir",
    roles.oid IS NOT NULL AS exists,
    coalesce(pg_has_role(session_user, roles.oid, 'USAGE') AND pg_has_role(session_user, roles.oid,
      CASE WHEN is_old THEN 'MEMBER' ELSE 'SET' END
    ), false) AS "isGranted",
    coalesce(roles.rolsuper OR roles.rolbypassrls, false) AS "isAboveRules"
  FROM (VALUES (current_setting('server_version_num')::int < 160000)) AS server (is_old)
  LEFT JOIN pg_roles AS roles ON rolname = $1`;

/**
 * Makes the roles that the application takes where they are missing, and lets the database's user take them.
 * @throws where the user may not, saying what its administrator has to run, and where a role passes by row security.
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (const role of ROLES) await ensureRole(client, role);
}

async function ensureRole(client: pg.ClientBase, role: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const standing = await look(client, role);
    if (standing.isAboveRules) throw aboveRules(role);
    if (standing.exists && standing.isGranted) return;
    if (attempt > ATTEMPTS)
      throw refused(standing, role, new Error('a grant of it changes nothing'));
    const statement = standing.exists
      ? `GRANT ${role} TO SESSION_USER${standing.withRights}`
      : `CREATE ROLE ${role} NOLOGIN NOBYPASSRLS`;
    await client.query(statement).catch((error: pg.DatabaseError) => {
      if (attempt < ATTEMPTS && MEANWHILE.includes(error.code ?? '')) return;
      throw refused(standing, role, error);
    });
  }
}

async function look(client: pg.ClientBase, role: string): Promise<Standing> {
  const { rows } = await client.query<Standing>(LOOK, [role]);
  if (!rows[0]) throw new Error('PostgreSQL does not say who uses it.');
  return rows[0];
}

function refused(standing: Standing, role: string, cause: Error): Error {
  const { login, exists } = standing;
  const what = exists ? `take the role ${role}` : `make the role ${role}`;
  return new Error(
    `The database's user ${login} may not ${what}, by which shops are kept apart (${cause.message}). Have its administrator run: ${byHand(standing)}`,
    { cause },
  );
}

function byHand({ login, withRights, isHeir }: Standing): string {
  return [
    ...ROLES.map((role) => `CREATE ROLE ${role} NOLOGIN;`),
    ...(isHeir ? [] : [`ALTER ROLE ${login} INHERIT;`]),
    `GRANT ${ROLES.join(', ')} TO ${login}${withRights};`,
  ].join(' ');
}

const aboveRules = (role: string) =>
  new Error(
    `The role ${role} may pass by row-level security, by which shops are kept apart. Have the database's administrator run: ALTER ROLE ${role} NOSUPERUSER NOBYPASSRLS;`,
  );

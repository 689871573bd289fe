import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  type AdminSummary,
  addAdmin,
  createPasswords,
  listAdmins,
  newAdminSchema,
  passwordPatchSchema,
  removeAdmin,
  resetFactors,
  rolePatchSchema,
  setPassword,
  setRole,
} from '@/backend/domain/admins';
import { listEntries } from '@/backend/domain/audit';
import { ADMIN_HELP } from './lib/help';
import { auditLines } from './lib/lines';
import { printLink } from './lib/link-verbs';
import { parseAssignments } from './lib/parse-assignments';
import { UsageError } from './lib/run-command';
import { type Action, hostOf, listing, runVerbs } from './lib/run-verbs';

const OPTIONS = {
  host: { type: 'string' },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  limit: { type: 'string', default: '50' },
  help: { type: 'boolean', default: false },
} as const;

type Arguments = ReturnType<typeof readArguments>;

const passwords = createPasswords();

function readArguments() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [verb = '', ...operands] = positionals;
  return { ...values, verb, operands };
}

const NO_PASSWORD = 'Name the password=, or have it chosen by a link: reset-link.';

const VERBS: Record<string, (args: Arguments) => Action> = {
  list: (args) => listing(args, listAdmins, toLines),
  add: (args) => {
    const [host, email] = accountOf(args);
    const fields = parseAssignments(newAdminSchema, args.operands.slice(1));
    return async (db, config) => {
      const input = { ...(await withPassword(fields)), email };
      const { hasPassword } = await addAdmin({ db, passwords }, host, input);
      console.log(`Added ${email} to ${host}.`);
      if (!hasPassword) await printLink(host, { kind: 'reset', email })(db, config);
    };
  },
  password: (args) => {
    const [host, email] = accountOf(args);
    const fields = parseAssignments(passwordPatchSchema, args.operands.slice(1));
    if (!('password' in fields)) throw new UsageError(NO_PASSWORD);
    return async (db) => {
      await setPassword({ db, passwords }, host, email, await withPassword(fields));
      console.log(`Set the password of ${email} at ${host}.`);
    };
  },
  invite: (args) => {
    const [host, email] = accountOf(args);
    const fields = parseAssignments(rolePatchSchema, args.operands.slice(1));
    return printLink(host, { ...fields, kind: 'invite', email });
  },
  'reset-link': (args) => {
    const [host, email] = accountOf(args);
    return printLink(host, { kind: 'reset', email });
  },
  role: (args) => {
    const [host, email] = accountOf(args);
    const fields = parseAssignments(rolePatchSchema, args.operands.slice(1));
    return async (db) => {
      await setRole(db, host, email, fields);
      console.log(`Set the role of ${email} at ${host}.`);
    };
  },
  'reset-factors': (args) => {
    const [host, email] = accountOf(args);
    if (!args.yes) throw new UsageError(`This leaves ${email} a password alone: add --yes.`);
    return async (db) => {
      await resetFactors(db, host, email);
      console.log(`Removed the second factors of ${email}, and ended their sessions.`);
    };
  },
  remove: (args) => {
    const [host, email] = accountOf(args);
    if (!args.yes) throw new UsageError(`This removes ${email} from ${host}: add --yes.`);
    return async (db) => {
      await removeAdmin(db, host, email);
      console.log(`Removed ${email} from ${host}.`);
    };
  },
  log: (args) => {
    const limit = Number(args.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a number from 1.');
    return listing(args, (db, host) => listEntries(db, host, limit), auditLines);
  },
};

function accountOf(args: Arguments): [host: string, email: string] {
  const [email] = args.operands;
  if (!email || email.includes('=')) throw new UsageError('Name the e-mail address of the admin.');
  return [hostOf(args), email];
}

async function withPassword(fields: object): Promise<object> {
  const isPrompted = 'password' in fields && fields.password === '-';
  return isPrompted ? { ...fields, password: await readFirstLine() } : fields;
}

function toLines(admins: readonly AdminSummary[]): string {
  const lines = admins.map(({ email, name, role, createdAt }) =>
    [email, name, role, `since ${createdAt.toISOString().slice(0, 10)}`].filter(Boolean).join('  '),
  );
  return lines.join('\n') || 'No admins.';
}

const CHANGES = ['add', 'invite', 'password', 'reset-link', 'reset-factors', 'role', 'remove'];

await runVerbs('admin', {
  help: ADMIN_HELP,
  readArguments,
  verbs: VERBS,
  isChange: ({ verb }) => CHANGES.includes(verb),
});

/** The first line of the standard input, '' where it has none. */
async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}

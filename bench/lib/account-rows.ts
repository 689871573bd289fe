import { openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { shops, templates } from '@/backend/db/schema';
import { addAdmin, createPasswords } from '@/backend/domain/admins';
import { findMember } from '@/backend/domain/admins/members';
import { hasProved, hasRight } from '@/backend/domain/admins/principal';
import { findSession, isSecretOf, openSession } from '@/backend/domain/admins/sessions';
import type { Row } from './report';

const TEMPLATE = 'classic';
const HOST = 'bench.example';
const EMAIL = 'ada@bench.example';
const BUDGET_MS = 1;
const WARM_UP = 200;
const TIMES = 2_000;
/** A login is no part of it. */
const QUICK = { cost: { ln: 4, r: 8, p: 1 } };

/** Time that it takes to find out who makes a call of the back office, and whether they may. */
export async function measureAccounts(dataDir: string): Promise<Row[]> {
  const database = await openDatabase({ dataDir, role: 'bench', log: () => undefined });
  try {
    await migrate(database.pool);
    const { db } = database.shops.across;
    await db.insert(templates).values({ name: TEMPLATE });
    const fields = { host: HOST, name: '', template: TEMPLATE };
    const [shop] = await db.insert(shops).values(fields).returning({ id: shops.id });
    await addAdmin({ db, passwords: createPasswords(QUICK) }, HOST, { email: EMAIL });
    const member = await findMember(db, shop?.id ?? '', EMAIL);
    const place = { device: '', network: '', now: Date.now() };
    const secrets = member && (await openSession(db, member, place));
    if (!secrets) throw new Error('No session was opened.');
    const authorise = async () => {
      const session = await findSession(db, secrets.token, Date.now());
      const isTwin = session && isSecretOf(session.twinHash, secrets.twin);
      const { principal } = session ?? {};
      const isAllowed = principal && hasRight(principal, 'refunds');
      if (!isTwin || !isAllowed || !hasProved(principal, Date.now())) throw new Error('Refused.');
    };
    await repeat(WARM_UP, authorise);
    const startedAt = performance.now();
    await repeat(TIMES, authorise);
    const value = (performance.now() - startedAt) / TIMES;
    const name = 'finding out who makes a call, and whether they may';
    return [{ group: 'Accounts', name, unit: 'ms', value, budget: BUDGET_MS }];
  } finally {
    await database.close();
  }
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

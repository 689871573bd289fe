import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminSessions, admins, people } from '@/backend/db/schema';
import { listAdmins } from '@/backend/domain/admins';
import { logIn } from '../api/admin-session';
import { withTestApp } from '../api/test-app';
import { runScript } from '../shop-admin/run-script';
import { makeShop } from '../shop-admin/shop-fixture';

const testApp = withTestApp();
const { database } = testApp;
const admin = (args: string[], input?: string) =>
  runScript('admin', database.url, args, input === undefined ? {} : { input });
const HOST = ['--host', 'shop.example'];
const ADA = 'ada@shop.example';
const CHOSEN = 'chosen by ada';

beforeAll(async () => {
  await makeShop(database, 'shop.example');
  await makeShop(database, 'other.example');
});

const canLogIn = async (password: string, email = ADA, host = 'shop.example') =>
  (await logIn(testApp, { email, password }, host)).token !== '';

describe('npm run admin', () => {
  it('adds an admin, who chooses a password by a link that works once [S6.211] [S6.1922]', async () => {
    const { code, stdout, stderr } = await admin(['add', ...HOST, ' Ada@Shop.example', 'name=Ada']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const pattern =
      /^Added .*\nFor .*, once: https:\/\/admin\.shop\.example\/design\/reset#\S{60,}\n$/s;
    expect(stdout).toMatch(pattern);
    expect(await database.db.$count(people, eq(people.passwordHash, ''))).toBe(1);
    expect(await canLogIn('')).toBe(false);
    expect(await canLogIn(CHOSEN)).toBe(false);
    expect((await admin(['password', ...HOST, ADA, `password=${CHOSEN}`])).code).toBe(0);
    expect(await canLogIn(CHOSEN)).toBe(true);
    expect(await canLogIn(CHOSEN, ADA, 'other.example')).toBe(false);
    const today = new Date().toISOString().slice(0, 10);
    expect((await admin(['list', ...HOST])).stdout).toBe(`${ADA}  Ada  owner  since ${today}\n`);
    expect((await admin(['list', '--host', 'other.example'])).stdout).toBe('No admins.\n');
    const listed: unknown = JSON.parse((await admin(['list', ...HOST, '--json'])).stdout);
    expect(listed).toEqual([
      { email: ADA, name: 'Ada', role: 'owner', createdAt: expect.any(String) },
    ]);
  });

  it('takes the password that is named, or the first line of the input [S6.211]', async () => {
    const bea = 'bea@shop.example';
    const named = ['password=a long password', 'role=editor'];
    expect((await admin(['add', ...HOST, bea, ...named])).stdout).toBe(
      `Added ${bea} to shop.example.\n`,
    );
    expect(await canLogIn('a long password', bea)).toBe(true);
    const read = await admin(
      ['password', ...HOST, bea, 'password=-'],
      'from the input \nnot this\n',
    );
    expect(read.stdout).toBe(`Set the password of ${bea} at shop.example.\n`);
    expect(await canLogIn('from the input ', bea)).toBe(true);
    const nothing = await admin(['password', ...HOST, bea, 'password=-']);
    expect(nothing).toMatchObject({
      code: 1,
      stderr: 'password: must have at least 10 characters\n',
    });
  });

  it('ends every session with a new password, and with the admin, but for the last owner [S6.204] [S6.1734]', async () => {
    const before = await database.db.$count(adminSessions);
    expect(before).toBeGreaterThan(1);
    const another = 'another one of ada';
    expect((await admin(['password', ...HOST, ADA])).code).toBe(2);
    expect((await admin(['password', ...HOST, ADA, `password=${another}`])).code).toBe(0);
    expect(await database.db.$count(adminSessions)).toBe(before - 1);
    expect(await canLogIn(another)).toBe(true);
    expect((await admin(['remove', ...HOST, ADA])).code).toBe(2);
    const refused = await admin(['remove', ...HOST, ADA, '--yes']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('the last owner') });
    expect((await admin(['role', ...HOST, ADA, 'role=viewer'])).code).toBe(1);
    expect((await admin(['role', ...HOST, 'bea@shop.example', 'role=owner'])).code).toBe(0);
    expect((await admin(['remove', ...HOST, ADA, '--yes'])).stdout).toBe(
      `Removed ${ADA} from shop.example.\n`,
    );
    expect(await canLogIn(another)).toBe(false);
    expect(await listAdmins(database.db, 'shop.example')).toHaveLength(1);
  });

  it('prints every problem with its field, and changes nothing', async () => {
    const count = await database.db.$count(admins);
    const wrong = [
      'password=short',
      'role=Chief Executive',
      'color=red',
      `name=${'n'.repeat(121)}`,
    ];
    const refused = await admin(['add', ...HOST, 'nobody', ...wrong]);
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim().split('\n').sort()).toEqual([
      'color: is no field of an admin',
      'email: must be an email address',
      'name: must have at most 120 characters',
      'password: must have at least 10 characters',
      'role: must be one of owner, admin, catalog, editor, staff, viewer',
    ]);
    const again = await admin(['add', ...HOST, 'BEA@shop.example']);
    expect(again.stderr).toBe('email: bea@shop.example is an admin of shop.example already\n');
    const unknown = await admin(['password', ...HOST, 'nobody@shop.example', `password=${CHOSEN}`]);
    expect(unknown.stderr).toBe('shop.example has no admin "nobody@shop.example".\n');
    const nowhere = await admin(['add', '--host', 'nobody.example', ADA]);
    expect(nowhere).toMatchObject({ code: 1, stderr: 'No shop has the host "nobody.example".\n' });
    expect(await database.db.$count(admins)).toBe(count);
  });

  it('prints links that invite somebody, or let them set a new password [S6.1754]', async () => {
    const bea = 'bea@shop.example';
    const pattern = (page: string) =>
      new RegExp(`^For \\S+, once: https://admin\\.shop\\.example/design/${page}#[\\w.-]{60,}\\n$`);
    expect((await admin(['reset-link', ...HOST, bea])).stdout).toMatch(pattern('reset'));
    const invited = await admin(['invite', ...HOST, 'new@shop.example', 'role=staff']);
    expect(invited.stdout).toMatch(pattern('join'));
    const wrong = [
      await admin(['reset-link', ...HOST, ADA]),
      await admin(['invite', ...HOST, bea]),
    ];
    expect(wrong.map(({ code }) => code)).toEqual([1, 1]);
  });

  it('says how it is called', async () => {
    const help = await admin(['--help']);
    expect(help.code).toBe(0);
    expect(help.stdout).toContain('npm run admin -- add --host <host> <email>');
    for (const args of [[], ['nonsense', ...HOST], ['add', ADA], ['add', ...HOST], ['list']]) {
      const called = await admin(args);
      expect(called).toMatchObject({ code: 2, stderr: expect.stringContaining('--help') });
    }
  });
});

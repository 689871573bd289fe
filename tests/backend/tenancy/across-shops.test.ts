import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOTS = ['backend', 'demo', 'edge', 'scripts', 'services', 'pages'];

/** Who works on the rows of all shops at once, and why. */
const ACROSS_SHOPS = {
  'backend/domain/admins/factor-demand.ts': 'a factor counts in every shop of its person',
  'backend/domain/admins/new-password.ts': 'a new password ends sessions in every shop',
  'backend/domain/admins/own-account.ts': 'whoever leaves may be in the teams of other shops',
  'backend/domain/admins/team.ts': 'whoever is removed may be in the teams of other shops',
  'backend/domain/admins/use-links.ts': 'whoever is invited may be in the teams of other shops',
  'backend/domain/mail/send-mails.ts': 'takes what is due, of whichever shop',
  'backend/domain/notifications/summarise-day.ts': 'takes what is due, of whichever shop',
  'backend/domain/restock/mail-restocked.ts': 'takes what is due, of whichever shop',
  'backend/domain/uploads/forget-uploads.ts': 'forgets by age alone',
  'backend/domain/uploads/photo-access.ts': 'the address of a picture names no shop',
  'backend/http/authorise.ts': 'a session is found by its token, and says of which shop it is',
  'backend/media/index.ts': 'writes pictures that shops share',
  'backend/routes/admin.ts': 'a session ends by its token alone',
  'backend/upkeep/check-payments.ts': 'takes what is due, of whichever shop',
  'backend/upkeep/forget-old.ts': 'forgets by age alone',
  'backend/upkeep/handle-events.ts': 'takes what is due, of whichever shop',
  'backend/upkeep/index.ts': 'catalogues belong to no shop',
  'backend/upkeep/sanitize-contents.ts': 'makes again what is saved, of whichever shop',
  'backend/upkeep/upgrade-layouts.ts': 'brings up to date what is stored, of whichever shop',
  'scripts/lib/picture-process.ts': 'looks whether any picture is due, of whichever shop',
  'scripts/lib/run-verbs.ts': 'whoever sits at the machine names the shop',
  'scripts/lib/serve-shop.ts': 'puts in the demo shops',
  'scripts/prepare-pictures.ts': 'takes what is due, of whichever shop',
};

async function filesWith(pattern: RegExp): Promise<string[]> {
  const listed = ROOTS.map(async (root) => {
    const names = await readdir(root, { recursive: true });
    return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(root, name));
  });
  const paths = (await Promise.all(listed))
    .flat()
    .filter((path) => !path.startsWith('backend/db/'));
  const results = paths.map(async (path) =>
    pattern.test(await readFile(path, 'utf8')) ? [path] : [],
  );
  return (await Promise.all(results)).flat().sort();
}

test('few places work across shops, and all of them are known [S6.705]', async () => {
  expect(await filesWith(/shops\.across\b|shops: \{ across \}/)).toEqual(Object.keys(ACROSS_SHOPS));
});

test('as the database’s own user nothing is done but migrations and restores [S6.705]', async () => {
  expect(await filesWith(/\bdatabase\.(db|pool)\b/)).toEqual(['scripts/restore.ts']);
  const text = await readFile('backend/db/open-migrated.ts', 'utf8');
  expect(text.match(/\bdatabase\.(db|pool)\b/g)).toHaveLength(1);
  expect(text).toContain('work(database.pool)');
  expect(text).toContain('(pool) => migrate(pool, { warn');
});

test('what a connection sees is said in one place [S6.705]', async () => {
  expect(await filesWith(/set_config\('(role|hemline)|SET (LOCAL )?ROLE|RESET ROLE/i)).toEqual([]);
});

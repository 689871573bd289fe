import type { BrowserContext } from 'playwright';
import { adminCalls } from '@/core/calls/admin';
import { adminSchemas } from '@/core/calls/admin.schema';
import { TOKEN_COOKIE, TWIN_COOKIE, USER_COOKIE } from '@/core/model/admin';
import type { LayoutNode } from '@/core/model/page';
import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { neutralEnvironment } from '@/tests/run/neutral-environment';
import { spawnShop } from '@/tests/run/spawn-server';
import { call } from '../lib/ask';
import { storePages } from '../lib/designed-pages';
import { type BenchBlock, benchPage } from './blocks';
import { type EditorUnderTest, shortcut } from './editor-under-test';

const ADMIN = { email: 'bench@example.com', password: 'a-bench-for-editors' };
const slugOf = (blocks: number) => `bench-${blocks}`;

export interface OpenedHemline {
  editor: EditorUnderTest;
  close(): Promise<void>;
}

/** Our own editor, in a shop of its own with a page of each size. */
export async function openHemline(sizes: readonly number[]): Promise<OpenedHemline> {
  const folder = await makeTemporaryFolder();
  const shop = await spawnShop({
    ...neutralEnvironment(),
    DATA_DIR: folder.path,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const pages = sizes.map((blocks) => [slugOf(blocks), benchPage(blocks).map(nodeOf)]);
  await storePages(folder.path, 'localhost', () => Object.fromEntries(pages));
  return {
    editor: hemline(`http://admin.localhost:${shop.port}`),
    close: async () => {
      await shop.stop();
      await folder.remove();
    },
  };
}

const hemline = (origin: string): EditorUnderTest => ({
  name: 'Hemline',
  isOwn: true,
  places: {
    block: '[data-canvas] [data-block]',
    text: '[data-canvas] p[data-block]',
    field: '[aria-label="Properties"] textarea',
  },
  prepare: (context) => logIn(context, origin),
  urlOf: (blocks) => `${origin}/design?page=${slugOf(blocks)}`,
  duplicate: shortcut('Control+d'),
  remove: shortcut('Delete'),
  undo: shortcut('Control+z'),
});

/** As the login page does: the answer brings the cookie that scripts cannot read. */
async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const { hostname: host, port } = new URL(origin);
  const admins = { host, port: Number(port) };
  const { headers, text } = await call(admins, adminCalls.login.path, ADMIN, { origin });
  const { data } = adminSchemas.login.response.parse(JSON.parse(text));
  if (!data) throw new Error('The login of the bench was refused.');
  const [, twin = ''] = /^storeTwin=([\w-]+)/.exec(headers['set-cookie']?.[0] ?? '') ?? [];
  await context.addCookies([
    { name: TWIN_COOKIE, value: twin, url: origin, httpOnly: true },
    { name: TOKEN_COOKIE, value: data.token, url: origin },
    { name: USER_COOKIE, value: encodeURIComponent(JSON.stringify(data.user)), url: origin },
  ]);
}

/** The same block as ours. */
function nodeOf({ id, type, text, columns }: BenchBlock): LayoutNode {
  if (columns) {
    const children = columns.flatMap((column, columnIndex) =>
      column.map((block, originalIndex) => ({ ...nodeOf(block), columnIndex, originalIndex })),
    );
    return { id, type: 'grid', props: { sectionType: '1:1' }, styles: {}, children };
  }
  return { id, type, props: PROPS[type](text), styles: {} };
}

const PROPS: Record<BenchBlock['type'], (text: string) => Record<string, unknown>> = {
  columns: () => ({}),
  title: (text) => ({ text }),
  text: (content) => ({ content }),
  button: (label) => ({ label }),
  image: (alt) => ({ alt }),
};

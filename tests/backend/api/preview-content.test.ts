import { beforeAll, describe, expect, test } from 'vitest';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(testApp.database.db);
  call = callAs(testApp, await openSession(testApp));
});

const PREVIEW = '/api/domain/preview-content';

const preview = async (kind: string, content: string) => {
  const answer = await call(PREVIEW, { kind, content });
  return schemas.previewContent.response.parse(await answer.json()).data.content;
};

describe('what somebody is still writing', () => {
  test('is told as a page would have it [S7.700]', async () => {
    expect(await preview('html', '<b>open</i><base href="//evil.example">')).toBe('<b>open</b>');
    expect(await preview('policy', '<h1>Terms</h1><script>1</script>')).toBe('<h2>Terms</h2>');
    const css = await preview('css', 'body { color: red } </style> p { } }');
    expect(css).toContain('@scope (.page-root) to (.editor-chrome)');
    expect(css).not.toContain('</');
  });

  test('has its styles and marks kept off the editor [S4.840] [S4.841]', async () => {
    const shown = await preview('html', '<style>button{display:none}</style><a data-active>x</a>');
    const scope = '@scope (.page-root) to (.editor-chrome)';
    expect(shown).toBe(`<style>${scope}{button{display:none;}}</style><a>x</a>`);
  });

  test('is of one of the kinds there are, and not too long', async () => {
    const unknown = await failureOf(await call(PREVIEW, { kind: 'js', content: '' }));
    expect(unknown).toMatchObject({ status: 422, path: 'kind' });
    const long = await call(PREVIEW, { kind: 'css', content: 'x'.repeat(2 ** 22) });
    expect(long.status).toBe(413);
  });
});

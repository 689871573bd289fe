import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const inlineMessages: (this: object, source: string) => string = createRequire(import.meta.url)(
  '../../../scripts/lib/inline-messages.cjs',
);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hemline-messages-'));
  await writeFile(
    join(folder, 'messages.ts'),
    [
      "export const save = 'Save';",
      'export const gone =',
      '  "It’s gone, isn\'t it?";',
      'export const left = (count: number): string => String(count);',
      '',
    ].join('\n'),
  );
});

afterAll(() => rm(folder, { recursive: true }));

describe('the loader of messages', () => {
  const load = (lines: readonly string[]): { code: string; watched: unknown[] } => {
    const addDependency = vi.fn();
    const context = { resourcePath: join(folder, 'view.tsx'), rootContext: folder, addDependency };
    return {
      code: inlineMessages.call(context, lines.join('\n')),
      watched: addDependency.mock.calls,
    };
  };

  it('puts constants where they are used, and watches their module', () => {
    const { code, watched } = load([
      "import * as messages from './messages';",
      '<p title={messages.gone}>{messages.save}</p>;',
    ]);
    expect(code).toContain(`<p title={"It’s gone, isn't it?"}>{'Save'}</p>`);
    expect(watched).toEqual([[join(folder, 'messages.ts')]]);
  });

  it('finds a module by its address from the root too, and more than one of them', () => {
    const { code } = load([
      "import * as commonMessages from '@/messages';",
      "import * as messages from './messages';",
      'call(commonMessages.save, messages.gone);',
    ]);
    expect(code).toContain(`call('Save', "It’s gone, isn't it?");`);
  });

  it('leaves functions, other objects and sources without messages as they are', () => {
    const others = [
      "import * as messages from './messages';",
      'messages.left(2); page.messages.save;',
    ];
    expect(load(others).code).toBe(others.join('\n'));
    const without = ["import { save } from './messages';", 'messages.save;'];
    expect(load(without)).toEqual({ code: without.join('\n'), watched: [] });
  });
});

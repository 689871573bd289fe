import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { importTable, lintOverrides } from '@/tests/run/import-rules';
import { lintFiles } from './lint-files';

/** One import that must not pass, for each arrow that must not be there. */
const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ['core/rules/made-up.ts', '@/store/make-store'],
  ['core/rules/made-up.ts', '@/backend/app'],
  ['core/rules/made-up.ts', 'react'],
  ['core/model/made-up.schema.ts', 'node:fs'],
  ['core/model/made-up.schema.ts', 'zod'],
  ['services/made-up.ts', 'zod'],
  ['services/server/made-up.ts', 'zod'],
  ['core/rules/made-up.ts', 'parse5'],
  ['core/rules/made-up.ts', 'postcss'],
  ['core/rules/made-up.ts', '../html/settle'],
  ['core/rules/made-up.ts', '@/core/css/scope-css'],
  ['core/html/made-up.ts', 'postcss'],
  ['core/html/made-up.ts', 'sanitize-html'],
  ['core/html/made-up.ts', '@/backend/app'],
  ['core/css/made-up.ts', 'parse5'],
  ['core/css/made-up.ts', 'node:fs'],
  ['services/made-up.ts', '@/core/html/settle'],
  ['services/made-up.ts', 'parse5'],
  ['store/made-up.ts', '@/core/css/scope-css'],
  ['hooks/made-up.tsx', '@/core/html/settle'],
  ['core/rules/made-up.ts', '@/blocks/kit/fields'],
  ['blocks/kit/made-up.ts', '@/components/ui'],
  ['blocks/kit/made-up.ts', 'react'],
  ['blocks/layout/tree/made-up.ts', '@/store/editor/editor'],
  ['blocks/layout/tree/made-up.ts', '@/blocks/registry/views'],
  ['blocks/versions/made-up.ts', '@/blocks/registry/views'],
  ['backend/domain/made-up.ts', '@/blocks/versions/upgrade-layout'],
  ['blocks/types/text/definition.ts', './view'],
  ['blocks/types/text/definition.ts', '@/components/ui'],
  ['blocks/types/text/editor.ts', './view'],
  ['blocks/types/text/editor.ts', 'react'],
  ['blocks/types/text/view.tsx', './editor'],
  ['blocks/types/text/view.tsx', '@/blocks/editor-kit/words'],
  ['blocks/types/text/view.tsx', '@/blocks/registry/editors'],
  ['blocks/types/text/view.tsx', '@/components/editor'],
  ['blocks/types/text/view.tsx', '@/components/product/card/product-card'],
  ['blocks/types/text/view.tsx', '@/services/server/fetch-call'],
  ['blocks/types/text/view.tsx', 'zod'],
  ['blocks/render/made-up.tsx', '@/core/html/settle'],
  ['blocks/render/made-up.tsx', 'parse5'],
  ['blocks/render/made-up.tsx', 'postcss'],
  ['blocks/render/made-up.tsx', 'sanitize-html'],
  ['backend/domain/made-up.ts', '@/blocks/render/blocks'],
  ['backend/domain/made-up.ts', '@/blocks/types/text/view'],
  ['services/made-up.ts', '@/blocks/view-kit/block-view'],
  ['services/server/made-up.ts', '@/blocks/registry/views'],
  ['store/made-up.ts', '@/blocks/registry/views'],
  ['components/home/made-up.tsx', '@/blocks/types/text/view'],
  ['components/home/made-up.tsx', '@/blocks/registry/editors'],
  ['pages/made-up.tsx', '@/blocks/registry/views'],
  ['components/ui/made-up.tsx', '@/core/css/scope-css'],
  ['pages/made-up.tsx', '@/core/html/scripts-of'],
  ['styles/made-up.ts', '@/core/css/scope-css'],
  ['backend/domain/made-up.ts', '@/services/api-error'],
  ['backend/domain/made-up.ts', '@/store/make-store'],
  ['backend/domain/made-up.ts', '@/components/ui'],
  ['backend/domain/made-up.ts', 'react'],
  ['backend/domain/cart/made-up.ts', '../../http/route'],
  ['backend/domain/cart/made-up.ts', '@/backend/http/http-error'],
  ['backend/domain/cart/made-up.ts', '../../routes/served'],
  ['backend/domain/cart/made-up.ts', 'hono'],
  ['backend/domain/cart/made-up.ts', 'hono/cors'],
  ['backend/limits/made-up.ts', '../http/route'],
  ['backend/domain/made-up.ts', 'next/server'],
  ['backend/domain/made-up.ts', 'react-redux'],
  ['backend/made-up.ts', '@/demo/seed'],
  ['demo/made-up.ts', '@/services/api-error'],
  ['demo/made-up.ts', '@/scripts/lib/project'],
  ['demo/made-up.ts', 'react'],
  ['demo/made-up.ts', '@/edge/request'],
  ['backend/made-up.ts', '@/edge/request'],
  ['services/server/made-up.ts', '@/edge/page-cache'],
  ['pages/made-up.tsx', '@/edge'],
  ['pages/api/made-up.ts', '@/edge'],
  ['edge/made-up.ts', '@/store/make-store'],
  ['edge/made-up.ts', '@/components/ui'],
  ['edge/made-up.ts', '@/scripts/lib/project'],
  ['edge/made-up.ts', 'next/server'],
  ['services/server/made-up.ts', '@/demo/content'],
  ['services/made-up.ts', '@/store/make-store'],
  ['services/made-up.ts', '@/backend/runtime'],
  ['services/made-up.ts', '@/services/server/fetch-call'],
  ['services/server/made-up.ts', '@/backend/app'],
  ['services/server/made-up.ts', '@/backend/db/connection'],
  ['services/server/made-up.ts', '@/components/ui'],
  ['store/made-up.ts', '@/components/ui'],
  ['store/made-up.ts', '@/hooks/personal'],
  ['store/made-up.ts', '@/services/server/fetch-call'],
  ['store/made-up.ts', 'axios'],
  ['store/made-up.ts', '@/core/model/shop.schema'],
  ['hooks/made-up.tsx', '@/components/ui'],
  ['hooks/made-up.tsx', '@/backend/runtime'],
  ['hooks/made-up.tsx', 'zod'],
  ['hooks/made-up.tsx', 'next/link'],
  ['components/home/made-up.tsx', '@/pages/index'],
  ['components/home/made-up.tsx', '@/backend/runtime'],
  ['components/home/made-up.tsx', '@/services/server/fetch-call'],
  ['components/home/made-up.tsx', '@/components/product/card/product-card'],
  ['components/home/made-up.tsx', '@/components/editor'],
  ['components/home/made-up.tsx', '@/components/editor/canvas'],
  ['components/home/made-up.tsx', '@mui/material/Button'],
  ['components/home/made-up.tsx', '@emotion/react'],
  ['components/home/made-up.tsx', '@dnd-kit/core'],
  ['components/home/made-up.tsx', '@/core/model/shop.schema'],
  ['components/home/made-up.tsx', 'zod'],
  ['components/home/made-up.tsx', 'axios'],
  ['components/home/made-up.tsx', 'next/link'],
  ['components/home/made-up.tsx', '@/components/operations'],
  ['components/editor/made-up.tsx', '@/components/operations'],
  ['components/operations/made-up.tsx', '@/components/editor'],
  ['components/operations/made-up.tsx', '@/core/calls/operations.schema'],
  ['components/operations/made-up.tsx', 'axios'],
  ['components/editor/made-up.tsx', '@/blocks/types/text/view'],
  ['components/editor/made-up.tsx', '@/services/server/fetch-call'],
  ['components/editor/made-up.tsx', '@/core/model/shop.schema'],
  ['components/editor/made-up.tsx', '@/core/html/settle'],
  ['components/editor/made-up.tsx', 'axios'],
  ['components/editor/made-up.tsx', 'next/link'],
  ['components/editor/made-up.tsx', '@mui/material/Dialog'],
  ['components/editor/made-up.tsx', '@emotion/react'],
  ['components/operations/made-up.tsx', '@mui/material/Table'],
  ['components/auth/made-up.tsx', '@mui/material/TextField'],
  ['components/home/made-up.tsx', '@/components/kit/button'],
  ['components/ui/made-up.tsx', '@/components/kit/button'],
  ['blocks/types/text/view.tsx', '@/components/kit/button'],
  ['pages/design.tsx', '@/components/kit/button'],
  ['components/kit/made-up.tsx', '@/components/auth'],
  ['components/kit/made-up.tsx', '@/store/hooks'],
  ['components/kit/made-up.tsx', 'zod'],
  ['components/ui/made-up.tsx', '@/components/product'],
  ['components/ui/made-up.tsx', '@/store/hooks'],
  ['components/ui/made-up.tsx', '@mui/material/Drawer'],
  ['components/ui/made-up.tsx', 'next/link'],
  ['components/ui/link.tsx', '@mui/material/Link'],
  ['components/ui/drawer.tsx', 'zod'],
  ['components/ui/drawer.tsx', 'next/link'],
  ['pages/made-up.tsx', '@/backend/runtime'],
  ['pages/made-up.tsx', '@/components/product/card/product-card'],
  ['pages/made-up.tsx', '@/components/editor'],
  ['pages/made-up.tsx', '@/components/operations'],
  ['pages/design.tsx', '@/components/operations'],
  ['pages/design/made-up.tsx', '@/components/operations/orders/orders'],
  ['pages/design/made-up.tsx', '@/components/editor'],
  ['pages/design/made-up.tsx', '@/backend/runtime'],
  ['pages/design.tsx', '@/components/editor/canvas'],
  ['pages/design.tsx', '@mui/material/Button'],
  ['pages/made-up.tsx', '@/core/model/shop.schema'],
  ['pages/made-up.tsx', '@mui/material/Button'],
  ['pages/made-up.tsx', 'next/link'],
  ['pages/api/made-up.ts', '@/components/ui'],
  ['pages/api/made-up.ts', '@/store/make-store'],
  ['styles/made-up.ts', '@/components/ui'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['core/model/made-up.schema.ts', 'zod/mini'],
  ['services/made-up.ts', 'zod/mini'],
  ['services/server/made-up.ts', 'zod/mini'],
  ['core/rules/made-up.ts', '@/core/model/shop'],
  ['core/html/made-up.ts', 'parse5'],
  ['core/html/made-up.ts', '../rules/script-kind'],
  ['core/css/made-up.ts', 'postcss'],
  ['core/css/made-up.ts', 'postcss/lib/parser'],
  ['backend/domain/made-up.ts', '@/core/html/scripts-of'],
  ['backend/domain/cart/made-up.ts', '../../errors'],
  ['backend/domain/cart/made-up.ts', '../../limits/rate-limit'],
  ['backend/routes/made-up.ts', '../http/route'],
  ['demo/made-up.ts', '@/backend/db/schema'],
  ['demo/made-up.ts', '@/core/model/theme'],
  ['scripts/made-up.ts', '@/demo/seed'],
  ['edge/made-up.ts', '@/backend/services'],
  ['edge/made-up.ts', '@/services/server/keepable'],
  ['edge/made-up.ts', '@/core/values/host'],
  ['scripts/made-up.ts', '@/edge'],
  ['services/server/made-up.ts', '@/core/css/scope-css'],
  ['backend/domain/made-up.ts', '@/core/model/shop.schema'],
  ['services/server/made-up.ts', '@/backend/runtime'],
  ['store/made-up.ts', '@/services/design'],
  ['hooks/made-up.tsx', '@/store/hooks'],
  ['components/home/made-up.tsx', '@/components/product'],
  ['components/home/made-up.tsx', '@/components/ui/button.module.css'],
  ['components/editor/made-up.tsx', '@/blocks/canvas'],
  ['components/editor/made-up.tsx', '@/blocks/registry/editors'],
  ['components/home/made-up.tsx', '@/blocks'],
  ['pages/made-up.tsx', '@/blocks'],
  ['blocks/types/text/view.tsx', '@/components/ui'],
  ['blocks/types/text/view.tsx', '@/blocks/kit/fields'],
  ['blocks/types/text/editor.ts', '@/blocks/editor-kit/words'],
  ['blocks/layout/tree/made-up.ts', '@/blocks/registry/editors'],
  ['services/server/made-up.ts', '@/blocks/registry/definitions'],
  ['components/editor/made-up.tsx', '@dnd-kit/core'],
  ['components/editor/made-up.tsx', '@/components/kit/dialog'],
  ['components/operations/made-up.tsx', '@/components/kit/dialog'],
  ['components/auth/made-up.tsx', '@/components/kit/field'],
  ['components/kit/made-up.tsx', '@mui/material/Dialog'],
  ['components/kit/made-up.tsx', '@/components/ui/chrome'],
  ['pages/design.tsx', '@/components/editor'],
  ['pages/design/made-up.tsx', '@/components/operations'],
  ['components/operations/made-up.tsx', '@/services/operations'],
  ['components/ui/link.tsx', 'next/link'],
  ['components/ui/drawer.tsx', '@mui/material/Drawer'],
  ['components/ui/dialog.tsx', '@mui/material/Dialog'],
  ['components/ui/overlay.tsx', '@mui/material/styles'],
  ['pages/made-up.tsx', '@/services/server/shop-page'],
  ['pages/made-up.tsx', '@/components/listing/page'],
  ['pages/made-up.tsx', '@/components/product/detail'],
  ['pages/made-up.tsx', '@/components/wishlist/page'],
  ['pages/made-up.tsx', '@/components/cart/page'],
  ['pages/api/made-up.ts', '@/backend/mount'],
  ['tests/unit/made-up.test.ts', '@/backend/app'],
  ['scripts/made-up.ts', '@/backend/runtime'],
];

/** Every way to write an import; none gets past the rules. */
const FORMS: readonly ((imported: string) => string)[] = [
  (imported) => `import '${imported}';`,
  (imported) => `import type {} from '${imported}';`,
  (imported) => `export * from '${imported}';`,
  (imported) => `import('${imported}');`,
];

describe('import boundaries', () => {
  const lines = new Map<string, string[]>();
  for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
    const written = FORMS.map((form) => form(imported));
    lines.set(file, [...(lines.get(file) ?? []), ...written]);
  }
  let refused = new Set<string>();

  beforeAll(async () => {
    const refusals = await lintFiles(lines);
    const forbidden = refusals.filter(({ rule }) => rule === 'noRestrictedImports');
    refused = new Set(forbidden.map(({ file, line }) => `${file}: ${line}`));
  }, 60_000);

  const refusedForms = (file: string, imported: string) =>
    FORMS.map((form) => refused.has(`${file}: ${form(imported)}`));

  it.each(FORBIDDEN)('keeps %s from importing %s', (file, imported) => {
    expect(refusedForms(file, imported)).toEqual(FORMS.map(() => true));
  });

  it.each(ALLOWED)('lets %s import %s', (file, imported) => {
    expect(refusedForms(file, imported)).toEqual(FORMS.map(() => false));
  });
});

describe('the rules of imports', () => {
  it('are those of the linter: `npm run imports` writes them', async () => {
    const { overrides } = JSON.parse(await readFile('biome.json', 'utf8'));
    expect(overrides).toEqual(lintOverrides());
  });

  it('are the table of ARCHITECTURE.md', async () => {
    expect(await readFile('ARCHITECTURE.md', 'utf8')).toContain(importTable());
  });
});

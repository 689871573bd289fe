/** What a folder must not import, and why: the text of the finding. */
interface Ban {
  group: readonly string[];
  message: string;
}

interface Rule {
  /** Its row of the table in ARCHITECTURE.md; none for a further part of the row above. */
  row?: readonly [from: string, mayImport: string];
  includes: readonly string[];
  bans: readonly Ban[];
}

/** Lets a folder import from these of the project's own alone; `@/` is left out. */
const only = (message: string, ...own: readonly string[]): Ban => ({
  group: ['@/**', ...own.map((path) => `!@/${path}`)],
  message,
});

/** Lets a folder import these packages alone. */
const packages = (message: string, ...names: readonly string[]): Ban => ({
  group: ['**', '!./**', '!../**', '!@/**', ...names.map((name) => `!${name}`)],
  message,
});

const BLOCKS_WITHOUT_VIEWS = [
  ...['blocks/kit/**', 'blocks/layout/**', 'blocks/presets/**'],
  ...['blocks/registry/definitions', 'blocks/registry/circumstances'],
];
const REACT = [
  ...['react', 'react/**', 'react-dom', 'react-dom/**', 'next', 'next/**', 'react-redux'],
  ...['@reduxjs/**', 'redux-persist', 'redux-persist/**', '@mui/**', '@emotion/**', '@dnd-kit/**'],
];
const ZOD_AND_AXIOS = ['zod', 'zod/**', 'axios', 'axios/**'];

const NO_PARSERS: Ban = {
  group: [
    ...['parse5', 'postcss', '@csstools/css-tokenizer', 'sanitize-html'],
    ...['@/core/html', '@/core/html/**', '@/core/css', '@/core/css/**'],
  ],
  message:
    'Markup and style sheets are parsed on the server: core/html and core/css are for services/server and the backend.',
};
const LIGHT_MESSAGE =
  "A shopper's first load stays light: schemas belong to services/server and the backend, the rest comes through next/dynamic or import().";
const LIGHT: Ban = {
  group: [...ZOD_AND_AXIOS, '@mui/**', '@emotion/**', '@dnd-kit/**', '**/*.schema'],
  message: LIGHT_MESSAGE,
};
const NO_SERVER: Ban = {
  group: ['@/services/server', '@/services/server/**'],
  message: 'services/server belongs to the data functions of pages.',
};
const OWN_LINK: Ban = {
  group: ['next/link'],
  message: 'Link of @/components/ui carries the query string; use that.',
};
const NO_EDITOR: Ban = {
  group: ['@/components/editor', '@/components/editor/**'],
  message: 'Only the page /design opens the editor.',
};
const NO_OFFICE: Ban = {
  group: ['@/components/operations', '@/components/operations/**'],
  message: 'Only the pages below /design open the back office.',
};
const MINI: Ban = { group: ['zod', '!zod/mini'], message: 'core and services use zod/mini.' };

const noInsides = (...opened: readonly string[]): Ban => ({
  group: ['@/components/*/**', ...opened.map((path) => `!@/components/${path}`)],
  message: 'A feature exports by its index.ts; its inside is its own.',
});

const noReact = (who: string): Ban => ({
  group: REACT,
  message: `${who} imports nothing of React, Next or the store.`,
});

const COMPONENTS = only(
  'components import hooks, store, services, core and styles.',
  ...['components/**', 'blocks', ...BLOCKS_WITHOUT_VIEWS],
  ...['hooks/**', 'store/**', 'services/**', 'core/**', 'styles/**'],
);
const UI = only(
  'components/ui has no domain: it imports hooks, core and styles.',
  ...['components/ui/**', 'hooks/**', 'core/**', 'styles/**'],
);
const PAGES = [
  only(
    'pages import components, hooks, store, services, core and styles.',
    ...['components/**', 'blocks', 'hooks/**', 'store/**', 'services/**', 'core/**', 'styles/**'],
  ),
  noInsides('listing/page', 'product/detail', 'wishlist/page', 'cart/page', 'ui/**'),
];

const PURE_BLOCKS = [
  ...['blocks/kit/**', 'blocks/layout/**', 'blocks/presets/**', 'blocks/versions/**'],
  ...[
    'blocks/editor-kit/**',
    'blocks/registry/*definition*.ts',
    'blocks/registry/circumstances.ts',
  ],
  ...['blocks/registry/*editor*.ts', 'blocks/types/*/definition.ts', 'blocks/types/*/editor.ts'],
];
const UI_WITH_MUI = ['drawer', 'dialog', 'overlay'].map((name) => `components/ui/${name}.tsx`);

/** Who may import whom, from pages down to core. */
const RULES: readonly Rule[] = [
  {
    row: [
      '`pages`',
      'components, store, services (also `services/server`), core; `pages/api` also backend',
    ],
    includes: ['pages/**', '!pages/api/**', '!pages/design.tsx', '!pages/design/**'],
    bans: [...PAGES, NO_EDITOR, NO_OFFICE, LIGHT, OWN_LINK, NO_PARSERS],
  },
  {
    includes: ['pages/design/**'],
    bans: [...PAGES, NO_EDITOR, LIGHT, OWN_LINK, NO_PARSERS],
  },
  {
    includes: ['pages/design.tsx'],
    bans: [
      ...PAGES,
      { group: ['@/components/editor/**'], message: 'The editor exports by its index.ts.' },
      ...[NO_OFFICE, LIGHT, OWN_LINK, NO_PARSERS],
    ],
  },
  {
    includes: ['pages/api/**'],
    bans: [only('pages/api hands on to the backend.', 'backend/**', 'core/**')],
  },
  {
    row: [
      '`components/<feature>`',
      "`components/ui`, another feature's `index.ts`, `blocks` (its index; kits and layouts), hooks, store, services' types, core",
    ],
    includes: [
      ...['components/**', '!components/ui/**', '!components/kit/**', '!components/editor/**'],
      ...['!components/operations/**', '!components/auth/**'],
    ],
    bans: [
      ...[COMPONENTS, noInsides('ui/**'), NO_EDITOR, NO_OFFICE, NO_SERVER],
      ...[LIGHT, OWN_LINK, NO_PARSERS],
    ],
  },
  {
    row: ['`components/editor`, `operations`, `auth`', 'the same, and `components/kit`'],
    includes: ['components/operations/**', 'components/auth/**'],
    bans: [
      ...[COMPONENTS, noInsides('ui/**', 'kit/**'), NO_EDITOR, NO_OFFICE, NO_SERVER],
      ...[LIGHT, OWN_LINK, NO_PARSERS],
    ],
  },
  {
    includes: ['components/editor/**'],
    bans: [
      only(
        'components import hooks, store, services, core and styles.',
        ...['components/**', 'blocks', 'blocks/**'],
        ...['hooks/**', 'store/**', 'services/**', 'core/**', 'styles/**'],
      ),
      {
        group: ['@/blocks/types/*/view', '@/blocks/types/*/view/**'],
        message: 'The editor shows blocks by @/blocks/canvas.',
      },
      noInsides('ui/**', 'kit/**', 'listing/page', 'product/detail'),
      ...[NO_OFFICE, NO_SERVER],
      {
        group: [...ZOD_AND_AXIOS, '**/*.schema'],
        message: 'Schemas stay in services, which parse what the backend answers.',
      },
      {
        group: ['@mui/**', '@emotion/**'],
        message: 'MUI comes through components/kit, in the look of the chrome.',
      },
      ...[OWN_LINK, NO_PARSERS],
    ],
  },
  {
    row: ['`components/kit`', '`components/ui`, hooks, core, MUI'],
    includes: ['components/kit/**'],
    bans: [
      only(
        'components/kit has no domain: it imports components/ui, hooks, core and styles.',
        ...['components/kit/**', 'components/ui/**', 'hooks/**', 'core/**', 'styles/**'],
      ),
      {
        group: [...ZOD_AND_AXIOS, '@dnd-kit/**', '**/*.schema'],
        message: 'Schemas belong to services/server and the backend; the kit has none.',
      },
      ...[OWN_LINK, NO_PARSERS],
    ],
  },
  {
    row: ['`components/ui`', 'hooks, core; its drawers and dialogs MUI, on demand'],
    includes: [
      'components/ui/**',
      ...['components/ui/link.tsx', ...UI_WITH_MUI].map((f) => `!${f}`),
    ],
    bans: [UI, LIGHT, OWN_LINK, NO_PARSERS],
  },
  { includes: ['components/ui/link.tsx'], bans: [UI, LIGHT, NO_PARSERS] },
  {
    includes: UI_WITH_MUI,
    bans: [
      UI,
      { group: [...ZOD_AND_AXIOS, '@dnd-kit/**', '**/*.schema'], message: LIGHT_MESSAGE },
      ...[OWN_LINK, NO_PARSERS],
    ],
  },
  {
    row: [
      '`blocks`: views, `render`, `view-kit`',
      "components' `index.ts`, `components/ui`, hooks, store, services, core; nothing of `editor-kit` or an `editor.ts`",
    ],
    includes: ['blocks/**', ...PURE_BLOCKS.map((path) => `!${path}`)],
    bans: [
      only(
        'Views of blocks import components, hooks, store, services, core and styles.',
        ...['blocks/**', 'components/**', 'hooks/**', 'store/**', 'services/**'],
        ...['core/**', 'styles/**'],
      ),
      ...[noInsides('ui/**'), NO_EDITOR, NO_OFFICE],
      {
        group: [
          ...['@/blocks/editor-kit/**', '@/blocks/registry/*editor*'],
          ...['**/editor', '@/blocks/types/*/editor'],
        ],
        message: "Nothing of the editor's part of a block reaches a shopper.",
      },
      ...[NO_SERVER, LIGHT, OWN_LINK, NO_PARSERS],
    ],
  },
  {
    row: [
      '`blocks`: definitions, editors, kits, `layout`, `presets`, `versions`',
      'core and each other; no React, no packages',
    ],
    includes: PURE_BLOCKS,
    bans: [
      only('Parts of blocks other than views import core and blocks.', 'core/**', 'blocks/**'),
      {
        group: [
          ...['@/blocks/view-kit/**', '@/blocks/render/**', '@/blocks/canvas', '@/blocks'],
          ...['@/blocks/registry/views', '@/blocks/registry/every-view'],
          ...['**/view', '@/blocks/types/*/view'],
        ],
        message: 'Definitions, editors and layouts import no views.',
      },
      packages('Parts of blocks other than views are pure TypeScript.'),
      NO_PARSERS,
    ],
  },
  {
    row: ['`hooks`', 'store, services, blocks without views, core'],
    includes: ['hooks/**'],
    bans: [
      only(
        'hooks import store, services and core.',
        ...['hooks/**', 'store/**', 'services/**', 'core/**', ...BLOCKS_WITHOUT_VIEWS],
      ),
      ...[NO_SERVER, LIGHT, OWN_LINK, NO_PARSERS],
    ],
  },
  {
    row: ['`store`', 'services (lazily), blocks without views, core'],
    includes: ['store/**'],
    bans: [
      only(
        'store imports services and core.',
        ...['store/**', 'services/**', 'core/**', ...BLOCKS_WITHOUT_VIEWS],
        'blocks/types/*/definition',
      ),
      ...[NO_SERVER, LIGHT, NO_PARSERS],
    ],
  },
  {
    row: [
      '`services`',
      'blocks without views, core; `services/server` also `backend/runtime`, `backend/sanitizer` and `backend/base/process-state`',
    ],
    includes: ['services/**', '!services/server/**'],
    bans: [
      only('services import core.', 'services/**', 'core/**', ...BLOCKS_WITHOUT_VIEWS),
      ...[NO_SERVER, MINI, NO_PARSERS],
    ],
  },
  {
    includes: ['services/server/**'],
    bans: [
      only(
        'services/server imports services, core, and of the backend its runtime, sanitizer and process state.',
        ...[
          'services/**',
          'core/**',
          'backend/runtime',
          'backend/sanitizer',
          'backend/base/process-state',
        ],
        ...BLOCKS_WITHOUT_VIEWS,
      ),
      MINI,
    ],
  },
  {
    row: [
      '`backend`',
      'core, blocks without views; never React, Next or the store. `backend/domain` and `backend/limits` know no HTTP: nothing of `http/`, `routes/` or hono, and no blocks',
    ],
    includes: ['backend/**'],
    bans: [
      only(
        'backend imports core and itself.',
        ...['backend/**', 'core/**', 'blocks/versions/**', ...BLOCKS_WITHOUT_VIEWS],
      ),
      noReact('The backend'),
    ],
  },
  {
    includes: ['backend/domain/**', 'backend/limits/**'],
    bans: [
      only('backend imports core and itself.', 'backend/**', 'core/**'),
      noReact('The backend'),
      {
        group: [
          ...['**/http', '**/http/**', '**/routes', '**/routes/**', '!./routes/**'],
          ...['hono', 'hono/**', 'node:http', 'node:https'],
        ],
        message:
          'The domain knows no HTTP: it throws the errors of backend/base/errors, and limits count through backend/limits.',
      },
    ],
  },
  {
    row: [
      '`scripts`',
      'all of the product; never `tests` and `bench`, which have commands of their own',
    ],
    includes: ['scripts/**'],
    bans: [
      {
        group: ['@/tests/**', '@/bench/**'],
        message: 'Commands of tests are in tests/commands, those of figures in bench.',
      },
    ],
  },
  {
    row: [
      '`edge`',
      'services, `services/server`, backend, core; only `scripts` import it. Pages reach it by `services/server/keepable.ts`, `page-markup.ts`, `carried/shown-address.ts`, `payment-host.ts` and `page-policy.ts`',
    ],
    includes: ['edge/**'],
    bans: [
      only(
        'edge imports services, backend and core; scripts alone import it.',
        ...['edge/**', 'backend/**', 'services/**', 'core/**'],
      ),
      noReact('The edge'),
      { group: ['zod'], message: MINI.message },
    ],
  },
  {
    row: ['`demo`', 'backend, blocks without views, core; only `scripts` import it'],
    includes: ['demo/**'],
    bans: [
      only(
        'demo imports backend and core; scripts alone import it.',
        ...['demo/**', 'backend/**', 'core/**', ...BLOCKS_WITHOUT_VIEWS],
        'blocks/registry/editors',
      ),
      noReact('The demo'),
    ],
  },
  {
    includes: ['styles/**'],
    bans: [only('styles import core.', 'styles/**', 'core/**'), NO_PARSERS],
  },
  {
    row: ['`core`', 'zod/mini, in `*.schema.ts` files only'],
    includes: ['core/**', '!core/html/**', '!core/css/**'],
    bans: [
      only('core imports core alone.', 'core/**'),
      packages('core is pure TypeScript: it imports nothing but zod/mini.', 'zod/mini'),
      {
        group: [
          ...['@/core/html', '@/core/html/**', '@/core/css', '@/core/css/**'],
          ...['../html/**', '../../html/**', '**/css', '**/css/**'],
        ],
        message: NO_PARSERS.message,
      },
    ],
  },
  {
    row: [
      '`core/html`, `core/css`',
      'core; parse5, postcss, a tokenizer of CSS. Only `backend` and `services/server` import them',
    ],
    includes: ['core/html/**'],
    bans: [
      only('core imports core alone.', 'core/**'),
      packages('core/html is pure TypeScript over parse5: it imports nothing else.', 'parse5'),
    ],
  },
  {
    includes: ['core/css/**'],
    bans: [
      only('core imports core alone.', 'core/**'),
      packages(
        'core/css is pure TypeScript over postcss and a tokenizer: it imports nothing else.',
        ...['postcss', 'postcss/lib/parser', '@csstools/css-tokenizer'],
      ),
    ],
  },
];

/** Returns the rules as `overrides` of the linter's configuration. */
export function lintOverrides(): object[] {
  return RULES.map(({ includes, bans }) => ({
    includes,
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns: bans } } },
      },
    },
  }));
}

/** Returns the rules as a table in Markdown. */
export function importTable(): string {
  const rows = RULES.flatMap(({ row }) => (row ? [`| ${row.join(' | ')} |`] : []));
  return ['| From | may import |', '|---|---|', ...rows].join('\n');
}

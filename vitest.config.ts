import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = [{ find: /^@\//, replacement: root }];

/** Tests of what keeps no state: they share one load of the code. */
const PURE = [
  'tests/unit/{rules,model,import,demo,backend,boundaries,scripts,bench,html,css}/**/*.test.ts',
  'tests/unit/{content,editor,header,layout,listing,ui}/*.test.ts',
  'tests/unit/store/{cart,shop,wishlist}.test.ts',
  'tests/unit/editor/{panel,shop,ui}/*.test.ts',
  'tests/unit/editor/{drafts/when,pages/page-list}.test.ts',
  'tests/unit/{blocks/columns,store/load-offer}.test.ts',
  'tests/unit/{cart/cart-invariants,search/search-state,persistence/merge-stored}.test.ts',
  'tests/unit/{cases/with-case,operations/words,product/loader}.test.ts',
  'tests/unit/services/{block-data,catalogue,designed-page,page-policy,plain-address,redirect}.test.ts',
];

/** Tests of views that replace no module and leave every global as it was: they share one document too. */
const VIEWS = [
  'tests/unit/{footer,hooks,listing,ui}/*.test.tsx',
  'tests/unit/{analytics/measuring,cases/case-access,operations/order-view}.test.tsx',
  'tests/unit/auth/{login,session}.test.tsx',
  'tests/unit/auth/session-cookies.test.ts',
  'tests/unit/blocks/!(left-out|deep-layout).test.tsx',
  'tests/unit/blocks/fetching/!(product-grid).test.tsx',
  'tests/unit/cart/{cart-drawer,cart-page}.test.tsx',
  'tests/unit/content/*.test.tsx',
  'tests/unit/editor/*.test.tsx',
  'tests/unit/editor/{pages,panel,preview,ui}/*.test.tsx',
  'tests/unit/editor/canvas/!(failed-block).test.tsx',
  'tests/unit/editor/shop/!(shop-panel).test.tsx',
  'tests/unit/editor/{drafts/saving,pages/pages}.test.ts',
  'tests/unit/embed/*.test.{ts,tsx}',
  'tests/unit/header/{header,submenu,drawers,designed-header}.test.tsx',
  'tests/unit/orders/tracking-form.test.tsx',
  'tests/unit/persistence/{embeds-in-step,keep-in-step,mirrors,rehydration}.test.ts',
  'tests/unit/product/*.test.tsx',
  'tests/unit/reviews/*.test.tsx',
  'tests/unit/search/{page-search,search-box,search-drawer,use-search}.test.tsx',
  'tests/unit/services/{admin,try-again}.test.ts',
  'tests/unit/shell/{persist-gate,recovery}.test.tsx',
  'tests/unit/store/{delivered-design,late-layouts,loading,page-design,put-in-cart}.test.ts',
  'tests/unit/wishlist/wishlist-view.test.tsx',
];

/** What is waited for mostly comes at once, on a busy machine later: see `tests/support/eventually`. */
const patient = { poll: { timeout: 15_000, interval: 5 } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Sooner started than processes, and nothing here needs a process of its own.
          pool: 'threads',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...VIEWS],
          environment: 'node',
          setupFiles: ['tests/unit/setup.ts'],
          expect: patient,
          testTimeout: 30_000,
          // On a busy machine the code of all blocks takes over ten seconds to load.
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-views',
          // A class that no stylesheet has must not pass for one.
          css: { include: /components\/blocks/ },
          pool: 'threads',
          include: VIEWS,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/unit/setup.ts', 'tests/unit/setup-shared.ts'],
          expect: patient,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-pure',
          pool: 'threads',
          include: PURE,
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/unit/setup-shared.ts'],
          expect: patient,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/unit/setup.ts'],
          expect: patient,
          // More than usual are asked for: see tests/fuzz/runs.
          testTimeout: process.env.FUZZ_RUNS ? 3_600_000 : 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          environment: 'node',
          // They leave the process as it was, and share one load of the code.
          isolate: false,
          globalSetup: ['tests/backend/global-setup.ts'],
          setupFiles: ['tests/backend/tenancy/setup.ts'],
          expect: patient,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

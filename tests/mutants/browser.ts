import type { Fault } from './fault';

/** Faults that show in a build or in a browser: what is seen and reached there, and when it comes. */
export const BROWSER: readonly Fault[] = [
  {
    name: 'Who goes by keys cannot see the Quick Shop button that has the focus',
    file: 'components/product/card/controls.module.css',
    find: '  .controls:focus-within > *,\n',
    replace: '',
    tests: ['tests/e2e/quick-shop.spec.ts'],
  },
  {
    name: 'A wide page is drawn half read, and moves under the shopper’s eyes on a slow line',
    file: 'pages/_document.tsx',
    find: '        <PaintedFrom id={NOTICES_ID} html={markup} media="(min-width: 768px)" />\n',
    replace: '',
    tests: ['tests/e2e/layout-shift.spec.ts'],
  },
  {
    name: 'A form that is sent before its scripts are there puts what was typed into an address',
    file: 'components/ui/form-end.tsx',
    find: "type={isHydrated ? 'submit' : 'button'}",
    replace: 'type="submit"',
    tests: ['tests/e2e/no-script.spec.ts'],
  },
  {
    name: 'The policy of every page forbids the script that starts it',
    file: 'scripts/lib/inline-scripts.ts',
    find: '[SHELL, route],',
    replace: '[route, SHELL],',
    tests: ['tests/e2e/security-policy.spec.ts'],
  },
  {
    name: 'The browser begins with another page than the server has sent, and makes it anew',
    file: 'components/shell/persist-gate.tsx',
    find: 'useState(false)',
    replace: "useState(typeof window !== 'undefined')",
    tests: ['tests/e2e/cart.spec.ts'],
  },
  {
    name: 'A hostile frame in a shop’s page tells the checkout that a payment was approved',
    file: 'components/checkout/payment/payment-frame.tsx',
    find: 'if (from !== origin || !source || source !== frame.current?.contentWindow) return;',
    replace: 'if (!source) return;',
    tests: ['tests/e2e/payment-frame.spec.ts'],
  },
  {
    name: 'Any window tells a page with an embed what was bought in it, and how high it is',
    file: 'public/embed.js',
    find: 'if (frame?.contentWindow !== source || new URL(frame.src).origin !== origin) continue;',
    replace: 'if (!frame) continue;',
    tests: ['tests/e2e/embeds.spec.ts'],
  },
  {
    name: 'What is dragged lands above the place that the pointer is at, by the height of the bar over it',
    file: 'components/editor/drag/measure.ts',
    find: 'return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };',
    replace: 'return { left: left - x, top, right: right - x, bottom };',
    tests: ['tests/e2e/drop-accuracy.spec.ts'],
  },
  {
    name: 'The frame of the selected block stays behind when a picture that comes late moves the block',
    file: 'components/editor/canvas/overlay/watch-moves.ts',
    find: '{ root: stage, rootMargin }, { first: tell, moved }',
    replace: '{ root: stage }, { first: tell, moved }',
    tests: ['tests/e2e/canvas.spec.ts'],
  },
  {
    name: 'Who closes a drawer by keys begins again at the top of the page',
    file: 'components/ui/drawer.tsx',
    find: '        open={isOpen}\n',
    replace: '        open={isOpen}\n        disableRestoreFocus\n',
    tests: ['tests/e2e/header.spec.ts'],
  },
  {
    name: 'Every shopper loads the code of drawers that most of them never open',
    file: 'components/header/drawers/drawers-provider.tsx',
    find: "export const loadMenu = async () => (await import('./header-menu')).HeaderMenu;",
    replace:
      "import { HeaderMenu as Menu } from './header-menu';\n\nexport const loadMenu = async () => Menu;",
    tests: ['tests/build/first-load.test.ts'],
  },
  {
    name: 'A shop that is started again puts in once more what an empty database begins with',
    file: 'scripts/lib/serve-shop.ts',
    find: 'if (!config.hasDemoShops || (await hasShops(shops.directory))) return;',
    replace: 'if (!config.hasDemoShops) return;',
    tests: ['tests/e2e/start.spec.ts'],
  },
];

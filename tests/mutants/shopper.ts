import type { Fault } from './fault';

/** Faults in what is kept of a shopper, and in what is told of them. */
export const SHOPPER: readonly Fault[] = [
  {
    name: 'What is added before the storage has answered replaces the cart of yesterday',
    file: 'store/persistence/merge-persisted.ts',
    find: 'items: mergeLines(persisted.items, fresh.items),',
    replace: 'items: fresh.items.length > 0 ? fresh.items : persisted.items,',
    tests: ['tests/unit/persistence/merge-persisted.test.ts'],
  },
  {
    name: 'What is added in one tab is not seen in the others, which overwrite it',
    file: 'store/persistence/keep-in-step.ts',
    find: '    isAsking = false;\n    broadcast();\n',
    replace: '    isAsking = false;\n',
    tests: ['tests/unit/persistence/keep-in-step.dom.test.ts'],
  },
  {
    name: 'A message that could not be sent looks as if nobody had sent it',
    file: 'hooks/use-form-call.ts',
    find: 'else setState({ ...untouched, failure: explainFailure(error) });',
    replace: 'else setState(untouched);',
    tests: ['tests/unit/content/contact-form.test.tsx'],
  },
  {
    name: 'A shopper who said no is counted all the same',
    file: 'services/analytics/measure.ts',
    find: "if (consent === 'open' || consent === 'declined') return;",
    replace: "if (consent === 'open') return;",
    tests: ['tests/unit/analytics/measure.alone.test.ts'],
  },
  {
    name: 'An embed tells any page around it what a shopper has put into the cart',
    file: 'components/embed/post-to-host.ts',
    find: 'window.parent.postMessage(toEmbedPosted(message), origin);',
    replace: "window.parent.postMessage(toEmbedPosted(message), '*');",
    tests: ['tests/unit/embed/use-links.test.tsx'],
  },
];

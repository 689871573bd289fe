import type { Fault } from './fault';

/** Faults in what stands before the pages. */
export const SERVER: readonly Fault[] = [
  {
    name: 'A page that is kept is sent on after its shop has changed it',
    file: 'edge/page-cache.ts',
    find: 'saved.state === state &&',
    replace: '',
    tests: ['tests/unit/edge/page-cache.test.ts'],
  },
  {
    name: 'A page shows the header of another, which marks that one as the page shown',
    file: 'services/server/fragments.ts',
    find: 'elsewhere && !elsewhere.paths.has(path)',
    replace: 'elsewhere',
    tests: ['tests/unit/services/fragments.test.ts', 'tests/e2e/fragments.spec.ts'],
  },
  {
    name: 'A card keeps what it showed of a product that has changed since',
    file: 'services/server/fragments.ts',
    find: '...facts.map(nameOf)',
    replace: '...facts.map(String)',
    tests: ['tests/unit/services/fragments.test.ts'],
  },
  {
    name: 'The shop is open to the whole network, past the proxy that stands in front of it',
    file: 'edge/listen.ts',
    find: 'server.listen(port, host);',
    replace: 'server.listen(port);',
    tests: ['tests/unit/edge/listen.test.ts'],
  },
];

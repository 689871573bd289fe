import type { Fault } from './fault';

/** Faults in the backend: rights, shops kept apart, money, pieces, and what strangers send. */
export const BACKEND: readonly Fault[] = [
  {
    name: 'A stolen token alone opens the admin area, in any browser',
    file: 'backend/http/authorise.ts',
    find: "if (!isSecretOf(session.twinHash, readTwin(c, trustedProxies) ?? '')) {",
    replace: 'if (!session.twinHash) {',
    tests: ['tests/backend/api/admin-access.test.ts'],
  },
  {
    name: 'The admin of one shop changes another',
    file: 'backend/http/serve-admin-call.ts',
    find: 'if (shop.id !== admin.shopId) {',
    replace: 'if (!admin.shopId) {',
    tests: ['tests/backend/api/admin-access.test.ts'],
  },
  {
    name: 'A connection goes on seeing the rows of the shop it worked for before',
    file: 'backend/db/shops/shop-databases.ts',
    find: 'seen.get(client) === nameOf(sight)',
    replace: 'seen.get(client)?.startsWith(sight.role)',
    tests: ['tests/backend/tenancy/connections.test.ts'],
  },
  {
    name: 'A checkout charges another total than its shopper has seen',
    file: 'backend/domain/checkout/price-checkout.ts',
    find: 'if (toMinor(claimed.amount) !== totalMinor) throw',
    replace: 'if (toMinor(claimed.amount) > totalMinor) throw',
    tests: ['tests/backend/checkout/checkout.test.ts'],
  },
  {
    name: 'Pieces that one shopper is paying for are sold to another',
    file: 'backend/domain/stock/hold-stock.ts',
    find: 'assertEnough(demand, leftOf(demand, held));',
    replace: 'assertEnough(demand, demand.stock);',
    tests: ['tests/backend/checkout/races.test.ts'],
  },
  {
    name: 'An order counts as paid by less money than it costs',
    file: 'backend/domain/payments/apply-facts.ts',
    find: 'if (facts.amountMinor !== totalMinor) {',
    replace: 'if (facts.amountMinor > totalMinor) {',
    tests: ['tests/backend/checkout/checkout.test.ts'],
  },
  {
    name: 'A webhook that somebody recorded can be sent again years later',
    file: 'backend/payments/webhook.ts',
    find: 'if (!(Math.abs(now - sentAt) <= TOLERANCE_MS))',
    replace: 'if (!(sentAt - now <= TOLERANCE_MS))',
    tests: ['tests/backend/payments/airwallex.test.ts'],
  },
  {
    name: 'A photo that is an archive as well is taken, and shown under the name of the shop',
    file: 'backend/media/clean-photo.ts',
    find: 'const isDirectoryThere = offset === ZIP64_OFFSET || size + offset <= at;',
    replace: 'const isDirectoryThere = size + offset < at;',
    tests: ['tests/backend/cases/polyglots.test.ts'],
  },
  {
    name: 'A name that resolves to an address within has the server fetch from there',
    file: 'backend/media/fetch-image.ts',
    find: 'const allowed = (addresses ?? []).filter(({ address }) => isAllowed(address));',
    replace: 'const allowed = addresses ?? [];',
    tests: ['tests/backend/media/hostile-sources.test.ts'],
  },
  {
    name: 'Passwords of an admin can be guessed from many addresses without a wait',
    file: 'backend/domain/admins/login-delays.ts',
    find: 'if (!isFailure) await takeBack(backoff, counts);',
    replace: 'if (isFailure) await takeBack(backoff, counts);',
    tests: ['tests/backend/api/admin-login.test.ts'],
  },
];

/** Every type that either side knows, and some that none should. */
const TYPES = [
  ...['ready', 'resize', 'submit', 'approved', 'failed', 'cancelled', 'amount', 'refused'],
  ...['__proto__', 'constructor', 'toString', '', 'READY', 'paid'],
];

const FIELDS = {
  height: 777,
  sessionId: 'test_forged',
  message: 'You have been robbed.',
  clientSecret: 'x',
  amountMinor: 1,
};

/** What a message may be like: as it should be but for its sender, and wrong in one way each. */
export function forgedMessages(nonce: string, count = 1000): unknown[] {
  const makers: ((type: string) => unknown)[] = [
    (type) => whole(type, nonce),
    (type) => whole(type, 'A'.repeat(36)),
    (type) => ({ ...whole(type, nonce), version: 2 }),
    (type) => ({ ...whole(type, nonce), version: '1' }),
    (type) => ({ ...whole(type, nonce), protocol: 'other' }),
    ...wrongHowever(nonce),
  ];
  return Array.from({ length: count }, (_, index) => {
    const make = makers[index % makers.length];
    return make?.(TYPES[Math.floor(index / makers.length) % TYPES.length] ?? '');
  });
}

/** Those that are wrong whoever sends them, also with the right nonce. */
export function malformedMessages(nonce: string, count = 1000): unknown[] {
  const makers = wrongHowever(nonce);
  return Array.from({ length: count }, (_, index) => {
    const make = makers[index % makers.length];
    return make?.(TYPES[Math.floor(index / makers.length) % TYPES.length] ?? '');
  });
}

function wrongHowever(nonce: string): ((type: string) => unknown)[] {
  const huge = 'x'.repeat(20_000);
  return [
    (type) => whole(type, ''),
    (type) => whole(type, `${nonce}0`),
    (type) => ({ ...whole(type, nonce), extra: true }),
    (type) => ({ ...whole(type, nonce), sessionId: huge, message: huge, height: 1e9 }),
    (type) => ({ data: whole(type, nonce) }),
    (type) => [whole(type, nonce)],
    (type) => JSON.stringify(whole(type, nonce)),
    (type) => JSON.parse(`{"__proto__":${JSON.stringify(whole(type, nonce))}}`),
    () => null,
    () => 42,
  ];
}

/** The fields of one type where they are known, and all of them where the type is none. */
function whole(type: string, nonce: string): Record<string, unknown> {
  return { protocol: 'hemline-payment', version: 1, nonce, type, ...fieldsOf(type) };
}

function fieldsOf(type: string): Record<string, unknown> {
  const { height, sessionId, message, clientSecret, amountMinor } = FIELDS;
  switch (type) {
    case 'ready':
    case 'resize':
      return { height };
    case 'approved':
      return { sessionId };
    case 'failed':
      return { message };
    case 'amount':
      return { amountMinor };
    case 'cancelled':
    case 'refused':
      return {};
    default:
      return { sessionId, clientSecret };
  }
}

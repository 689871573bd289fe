import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(10_000));

/** Ways in which an authenticator is reached. */
const transportSchema = z.enum([
  ...(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const),
]);

const credential = {
  ...{ id: text, rawId: text, type: z.literal('public-key') },
  clientExtensionResults: z.catch(z.object({}), {}),
};

const MOST_TRANSPORTS = 10;

/** Answer of a browser that has made a passkey. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    ...{ clientDataJSON: text, attestationObject: text },
    transports: z.catch(z.array(transportSchema).check(z.maxLength(MOST_TRANSPORTS)), []),
  }),
});

/** Answer of a browser that has used one. */
export const usedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    ...{ clientDataJSON: text, authenticatorData: text, signature: text },
    userHandle: z.exactOptional(text),
  }),
});

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '../api-error';
import * as messages from './messages';

/** Options of a passkey as the server writes them, for the browser to check. */
type Options = Readonly<Record<string, unknown>>;
type MakingOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type UsingOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has the browser make a passkey. @throws ApiError in words where its person or the browser refuses */
export async function makePasskey(options: Options) {
  const made = startRegistration({ optionsJSON: options as unknown as MakingOptions });
  const { id, rawId, type, response } = await orInWords(made, messages.passkeyNotMade);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const answer = { clientDataJSON, attestationObject, transports };
  return { ...{ id, rawId, type, clientExtensionResults: {} }, response: answer };
}

/** Has the browser use a passkey. @throws ApiError in words where its person or the browser refuses */
export async function usedPasskey(options: Options) {
  const used = startAuthentication({ optionsJSON: options as unknown as UsingOptions });
  const { id, rawId, type, response } = await orInWords(used, messages.passkeyNotUsed);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer = {
    ...{ clientDataJSON, authenticatorData, signature },
    ...(userHandle !== undefined && { userHandle }),
  };
  return { ...{ id, rawId, type, clientExtensionResults: {} }, response: answer };
}

/** Browsers do not tell a refusal of their own from one of the person: there is one sentence for both. */
async function orInWords<Answer>(ceremony: Promise<Answer>, refused: string): Promise<Answer> {
  return ceremony.catch(() => {
    throw new ApiError('status', refused);
  });
}

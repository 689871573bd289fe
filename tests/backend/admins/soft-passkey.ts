import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A passkey as a device would hold it, for the pages of one origin. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const credential = {
    ...{ id: text(id), rawId: text(id), type: 'public-key' as const },
    clientExtensionResults: {},
  };
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest: Uint8Array[] = []) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const head = [sha256(new URL(origin).hostname), Buffer.from([flags]), count];
    return Buffer.concat([...head, ...rest]);
  };

  return {
    create(challenge: string) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const credentialData = [Buffer.alloc(16), length, id, isoCBOR.encode(key)];
      const flags = PRESENT_AND_VERIFIED | WITH_CREDENTIAL;
      const authData = new Uint8Array(authenticatorData(flags, credentialData));
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge));
      const attestationObject = text(isoCBOR.encode(attestation));
      return { ...credential, response: { clientDataJSON, attestationObject, transports: [] } };
    },
    use(challenge: string) {
      const data = clientData('webauthn.get', challenge);
      const authData = authenticatorData(PRESENT_AND_VERIFIED);
      const signed = Buffer.concat([authData, sha256(data)]);
      const signature = createSign('SHA256').update(signed).sign(privateKey);
      const response = {
        ...{ clientDataJSON: text(data), authenticatorData: text(authData) },
        signature: text(signature),
      };
      return { ...credential, response };
    },
  };
}

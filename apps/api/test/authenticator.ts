import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Flags of the authenticator data (WebAuthn level 3). */
const flags = { userPresent: 0x01, userVerified: 0x04, attestedCredentialData: 0x40 };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encodeBase64Url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** Encodes the few types of CBOR values that an attestation contains. */
function toCbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const encodeHead = (majorType: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(majorType << 5) | size]);
    return size < 256
      ? Buffer.from([(majorType << 5) | 24, size])
      : Buffer.from([(majorType << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? encodeHead(0, value) : encodeHead(1, -value - 1);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, mapValue]) => [toCbor(key), toCbor(mapValue as never)]);
  return Buffer.concat([encodeHead(5, value.size), ...entries]);
}

export interface Authenticator {
  readonly credentialId: string;
  /** Answers options of a registration, as `navigator.credentials.create` does. */
  readonly register: (options: Record<string, unknown>, origin: string) => Record<string, unknown>;
  /** Answers options of a sign-in, as `navigator.credentials.get` does. */
  readonly assert: (options: Record<string, unknown>, origin: string) => Record<string, unknown>;
}

/** Creates an authenticator in software with one passkey: a P-256 key, user verified, without attestation. */
export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  const id = randomBytes(16);
  let counter = 0;

  const createClientData = (type: string, challenge: unknown, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const createAuthenticatorData = (rpId: string, attestedCredentialData: Buffer, extraFlags: number): Buffer => {
    counter += 1;
    const signatureCount = Buffer.alloc(4);
    signatureCount.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags.userPresent | flags.userVerified | extraFlags]),
      signatureCount,
      attestedCredentialData,
    ]);
  };
  const credentialId = encodeBase64Url(id);
  const credential = { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} };

  return {
    credentialId,
    register: (options, origin) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // A COSE key: type EC2, algorithm ES256, curve P-256 and the point.
      const publicKeyCbor = toCbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const idLength = Buffer.from([0, id.length]);
      const attestedCredentialData = Buffer.concat([Buffer.alloc(16), idLength, id, publicKeyCbor]);
      const { id: rpId } = options['rp'] as { id: string };
      const attestation = toCbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', createAuthenticatorData(rpId, attestedCredentialData, flags.attestedCredentialData)],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: encodeBase64Url(createClientData('webauthn.create', options['challenge'], origin)),
          attestationObject: encodeBase64Url(attestation),
          transports: ['internal'],
        },
      };
    },
    assert: (options, origin) => {
      const authenticatorData = createAuthenticatorData(String(options['rpId']), Buffer.alloc(0), 0);
      const clientData = createClientData('webauthn.get', options['challenge'], origin);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encodeBase64Url(clientData),
          authenticatorData: encodeBase64Url(authenticatorData),
          signature: encodeBase64Url(signature),
        },
      };
    },
  };
}

import { generateKeyPairSync, sign } from 'node:crypto';

function encodeDer(tag: number, ...parts: readonly (Buffer | Uint8Array)[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const encodeSequence = (...parts: readonly Buffer[]): Buffer => encodeDer(0x30, ...parts);

const ecdsaWithSha256 = encodeSequence(encodeDer(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const encodeCommonName = (name: string): Buffer =>
  encodeSequence(
    encodeDer(0x31, encodeSequence(encodeDer(0x06, Buffer.from('550403', 'hex')), encodeDer(0x0c, Buffer.from(name)))),
  );
const encodeUtcTime = (text: string): Buffer => encodeDer(0x17, Buffer.from(text));

/** Creates a key and its self-signed certificate (X.509 version 1). */
export function createSelfSignedCertificate(
  name: string,
  validUntil = '491231235959Z',
): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const tbsCertificate = encodeSequence(
    encodeDer(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    encodeCommonName(name),
    encodeSequence(encodeUtcTime('200101000000Z'), encodeUtcTime(validUntil)),
    encodeCommonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', tbsCertificate, privateKey);
  const certificate = encodeSequence(tbsCertificate, ecdsaWithSha256, encodeDer(0x03, Buffer.from([0]), signature));
  const base64 = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

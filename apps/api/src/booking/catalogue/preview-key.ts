import { type VersionedKind, versionedKinds } from '@dining/domain/catalogue/document-contents';
import { equalsInConstantTime, hmac, type KeySet } from '../../lib/keyring';

/** How long the key of a preview works. */
export const previewMinutes = 30;

/** The draft that a preview shows. */
export interface PreviewedDraft {
  readonly kind: VersionedKind;
  readonly code: string;
  /** The code of a discarded draft may become that of another draft. */
  readonly draftId: string;
}

const keyPattern =
  /^(?<kind>[a-z]+)\.(?<code>[\w-]{1,40})\.(?<draftId>[\w-]{36})\.(?<expiresAt>\d{1,13})\.(?<signature>[\w-]{43})$/;

const sign = (key: string, text: string): string => hmac(key, text).toString('base64url');

/** Creates the key of a preview, which shows this draft until `expiresAt` and nothing else. */
export function createPreviewKey([key]: KeySet, { kind, code, draftId }: PreviewedDraft, expiresAt: Date): string {
  const text = `${kind}.${code}.${draftId}.${expiresAt.getTime()}`;
  return `${text}.${sign(key, text)}`;
}

/** Returns the draft of a key; undefined if the key is forged or has expired. */
export function readPreviewKey(keys: KeySet, previewKey: string, now: Date): PreviewedDraft | undefined {
  const {
    kind = '',
    code = '',
    draftId = '',
    expiresAt = '',
    signature = '',
  } = keyPattern.exec(previewKey)?.groups ?? {};
  const text = `${kind}.${code}.${draftId}.${expiresAt}`;
  const isSigned = keys.some((key) => equalsInConstantTime(signature, sign(key, text)));
  const knownKind = versionedKinds.find((each) => each === kind);
  if (!isSigned || knownKind === undefined || Number(expiresAt) <= now.getTime()) return undefined;
  return { kind: knownKind, code, draftId };
}

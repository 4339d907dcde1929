import { formatUploadedPicturePath } from '@dining/contract/codecs/uploaded-picture-path';
import { type FocalPoint, type PictureState, toLocalizedAlt } from '@dining/domain/pictures/catalogue-pictures';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { type Language, languages } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { StoredPicture } from '../stores/pictures/pictures';
import type { FileContents } from './parse-files';

/** The SHA-256 of the originals in a folder, by path; null if a file is larger than an original may be. */
export type FolderOriginals = ReadonlyMap<string, string | null>;

/** The originals of a folder, and the stored pictures that have the same contents. */
export interface FolderPictures {
  readonly originals: FolderOriginals;
  readonly library: readonly StoredPicture[];
}

/** A picture that `pictures.yaml` names by its original. */
export interface ImportedPicture {
  readonly file: string;
  readonly htlCode: HtlCode;
  readonly state: PictureState | 'missing';
  /** The entries of `pictures.yaml` that show it. */
  readonly names: readonly string[];
  /** Its path in the catalogue; a placeholder before it is ready. */
  readonly path: string;
  readonly stored: StoredPicture | undefined;
  readonly focus: FocalPoint;
  readonly alt: LocalizedText;
  /** True if focal point or alternative text differ from those of the library. */
  readonly isChanged: boolean;
}

type Entry = FileContents['pictures'][string];
type NamedEntry = readonly [name: string, entry: Entry];

const middle: FocalPoint = { x: 50, y: 50 };
const noAlt: LocalizedText = { default: '' };

const hasText = ({ default: defaultText, ...variants }: LocalizedText): boolean =>
  [defaultText, ...Object.values(variants)].some((text) => text !== '');

/** Returns an alternative text as the library stores it. One that is the same in every language has each of them. */
function toLibraryAlt(alt: LocalizedText): LocalizedText {
  const hasLanguages = languages.some((language) => (alt[language] ?? '') !== '');
  const getVariant = (language: Language): string => (hasLanguages ? alt[language] : alt.default) ?? '';
  return toLocalizedAlt({ ko: getVariant('ko'), en: getVariant('en'), cn: getVariant('cn'), ja: getVariant('ja') });
}

const isSameText = (a: LocalizedText, b: LocalizedText): boolean =>
  (['default', ...languages] as const).every((variant) => (a[variant] ?? '') === (b[variant] ?? ''));

/** Returns true for the entry with the name of its file, such as `hall` of `pictures/hall.jpg`. */
const isMainEntry = ([name, { file = '' }]: NamedEntry): boolean =>
  file.slice(file.indexOf('/') + 1).replace(/\.[^.]*$/, '') === name;

function createImportedPicture(
  htlCode: HtlCode,
  entries: readonly NamedEntry[],
  stored: StoredPicture | undefined,
): ImportedPicture {
  const [main] = entries.toSorted((a, b) => Number(isMainEntry(b)) - Number(isMainEntry(a)));
  const statedAlt = main?.[1].alt ?? noAlt;
  const alt = hasText(statedAlt) ? toLibraryAlt(statedAlt) : (stored?.alt ?? noAlt);
  const storedFocus = stored === undefined ? middle : { x: stored.focusX, y: stored.focusY };
  const focus = main?.[1].focus ?? storedFocus;
  const file = main?.[1].file ?? '';
  const isReady = stored?.state === 'ready' && stored.colour !== null;
  return {
    file,
    htlCode,
    state: stored?.state ?? 'missing',
    names: entries.map(([name]) => name),
    path: isReady
      ? formatUploadedPicturePath({ ...stored, colour: stored.colour ?? '', focusX: focus.x, focusY: focus.y })
      : file,
    stored,
    focus,
    alt,
    isChanged:
      stored !== undefined && (focus.x !== storedFocus.x || focus.y !== storedFocus.y || !isSameText(alt, stored.alt)),
  };
}

/**
 * Returns the hash of an entry's original: of the file in the folder, or else the one that an export wrote, so that a
 * folder may leave out originals that the server has. Null if the file is larger than an original may be.
 */
export const findHash = ({ file = '', sha256 }: Entry, originals: FolderOriginals): string | null | undefined =>
  originals.has(file) ? originals.get(file) : sha256;

const formatContentKey = (htlCode: string, sha256: string): string => `${htlCode} ${sha256}`;

/** Creates a function that finds a picture of the library by hotel and content. */
export function indexLibrary(
  library: FolderPictures['library'],
): (htlCode: string, sha256: string) => StoredPicture | undefined {
  const index = new Map(library.map((picture) => [formatContentKey(picture.htlCode, picture.sha256), picture]));
  return (htlCode, sha256) => index.get(formatContentKey(htlCode, sha256));
}

/** Lists the pictures that entries of `pictures.yaml` name by an original in the folder, each of a hotel once. */
export function listImportedPictures(
  entries: readonly NamedEntry[],
  { originals, library }: FolderPictures,
): readonly ImportedPicture[] {
  const findStored = indexLibrary(library);
  const groups = new Map<string, { htlCode: HtlCode; sha256: string; entries: NamedEntry[] }>();
  for (const named of entries) {
    const { hotel = '' } = named[1];
    const sha256 = findHash(named[1], originals) ?? undefined;
    if (sha256 === undefined) continue;
    const key = formatContentKey(hotel, sha256);
    const group = groups.get(key) ?? { htlCode: toCode<HtlCode>(hotel), sha256, entries: [] };
    group.entries.push(named);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ htlCode, sha256, entries: named }) =>
    createImportedPicture(htlCode, named, findStored(htlCode, sha256)),
  );
}

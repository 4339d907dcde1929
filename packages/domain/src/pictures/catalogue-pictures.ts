import { type Language, languages } from '../shared/language';
import { createLocalizedText, type LocalizedText } from '../shared/localized-text';

/** Maximum bytes of an original that staff upload; photographers deliver files of up to 30 MB. */
export const originalBytesLimit = 40 * 1024 * 1024;

/** Maximum characters of an alternative text, the same as for every line of a document (`catalogue/check-lines`). */
export const pictureAltLimit = 500;

/**
 * States of a picture of the catalogue: `pending` until its renditions exist, `ready`, or `failed` if they cannot be
 * created.
 */
export const pictureStates = ['pending', 'ready', 'failed'] as const;
export type PictureState = (typeof pictureStates)[number];

/** Why a picture has no renditions: its file cannot be decoded, or every attempt was interrupted. */
export const pictureFailures = ['unreadable', 'interrupted'] as const;
export type PictureFailure = (typeof pictureFailures)[number];

/** Maximum attempts to create the renditions of a picture, after which it fails. */
export const renditionAttemptsLimit = 3;

/** The point that stays visible when a frame crops the picture, in percent of width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

const clampPercent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** Creates a focal point inside the picture, in whole percent. */
export const createFocalPoint = (x: number, y: number): FocalPoint => ({ x: clampPercent(x), y: clampPercent(y) });

/** The alternative text of a picture in each language; '' where it is missing. */
export type PictureAlt = Readonly<Record<Language, string>>;

/** Lists the languages in which a picture has no alternative text. */
export const listMissingAlts = (alt: PictureAlt): readonly Language[] =>
  languages.filter((language) => alt[language].trim() === '');

/** Creates the localized text of an alternative text. The default is the Korean text, or else the first that exists. */
export function toLocalizedAlt(alt: PictureAlt): LocalizedText {
  const { ko, en, cn, ja } = alt;
  return { ...createLocalizedText(ko, en, cn, ja), default: [ko, en, cn, ja].find((text) => text !== '') ?? '' };
}

/** Returns the alternative text of a localized text. */
export const toPictureAlt = ({ ko = '', en = '', cn = '', ja = '' }: LocalizedText): PictureAlt => ({ ko, en, cn, ja });

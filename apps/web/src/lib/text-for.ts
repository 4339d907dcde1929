import { decodeText, type TextFields } from '@dining/contract/codecs/text';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import type { Translations } from './i18n';

/** Returns a localized text of the domain in the page's language (decision 34). */
export const ownText = ({ language }: Translations, text: LocalizedText): string => getLocalizedText(text, language);

/** Returns a localized field of an answer in the page's language: `wireText(venue, 'dinName')`. */
export const wireText = <Name extends string>(translations: Translations, row: TextFields<Name>, name: Name): string =>
  ownText(translations, decodeText(name, row));

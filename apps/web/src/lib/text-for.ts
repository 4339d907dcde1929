import { type TextFields, textFromWire } from '@dining/contract/codecs/text';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import type { Translations } from './i18n';

/** A text of the rules' types in the page's language (decision 34). */
export const ownText = ({ language }: Translations, text: LocalizedText): string => getLocalizedText(text, language);

/** A text of an answer in the page's language, by its field: `wireText(venue, 'dinName')`. */
export const wireText = <Name extends string>(translations: Translations, row: TextFields<Name>, name: Name): string =>
  ownText(translations, textFromWire(name, row));

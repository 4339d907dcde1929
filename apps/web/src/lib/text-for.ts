import { type TextFields, textFromWire } from '@dining/contract/codecs/text';
import { type LocalizedText, textFor } from '@dining/domain/shared/localized-text';
import { pageLanguage } from './i18n';

/** A text of the rules' types in the page's language (decision 34). */
export const ownText = (text: LocalizedText): string => textFor(text, pageLanguage());

/** A text of an answer in the page's language, by its field: `wireText(venue, 'dinName')`. */
export const wireText = <Name extends string>(row: TextFields<Name>, name: Name): string => ownText(textFromWire(name, row));

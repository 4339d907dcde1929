import { decodeText, type TextFields } from '@dining/contract/codecs/text';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import type { Translations } from './i18n';

export const localizeText = ({ language }: Translations, text: LocalizedText): string =>
  getLocalizedText(text, language);

export const localizeField = <Name extends string>(
  translations: Translations,
  row: TextFields<Name>,
  name: Name,
): string => localizeText(translations, decodeText(name, row));

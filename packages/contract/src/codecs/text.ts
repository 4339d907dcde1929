import { languageNames, languages, type WireLanguage } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** The fields of a text in requests and responses: the default text `name`, and one per language, such as `nameEn`. */
export type TextFields<Name extends string> = Record<Name | `${Name}${WireLanguage}`, string>;

/** Serializes a text to its fields. A missing language becomes ''. */
export function encodeText<Name extends string>(name: Name, text: LocalizedText): TextFields<Name> {
  const variants = languages.map((language) => [`${name}${languageNames[language].wire}`, text[language] ?? '']);
  return { [name]: text.default, ...Object.fromEntries(variants) } as TextFields<Name>;
}

/** Parses a text from its fields. An empty language counts as missing. */
export function decodeText<Name extends string>(name: Name, wire: TextFields<Name>): LocalizedText {
  const variants = languages.map(
    (language) => [language, wire[`${name}${languageNames[language].wire}`] || undefined] as const,
  );
  return { default: wire[name], ...Object.fromEntries(variants) };
}

import { languageNames, languages, type WireLanguage } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** A text's fields on the wire: `name` and one for each language. */
export type TextFields<Name extends string> = Record<Name | `${Name}${WireLanguage}`, string>;

/** Writes a text as its wire fields; a missing variant is an empty string there. */
export function textToWire<Name extends string>(name: Name, text: LocalizedText): TextFields<Name> {
  const variants = languages.map((language) => [`${name}${languageNames[language].wire}`, text[language] ?? '']);
  return { [name]: text.default, ...Object.fromEntries(variants) } as TextFields<Name>;
}

/** Reads a text from its wire fields; an empty variant counts as missing. */
export function textFromWire<Name extends string>(name: Name, wire: TextFields<Name>): LocalizedText {
  const variants = languages.map((language) => [language, wire[`${name}${languageNames[language].wire}`] || undefined] as const);
  return { default: wire[name], ...Object.fromEntries(variants) };
}

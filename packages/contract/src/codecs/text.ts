import type { LocalizedText } from '@dining/domain/shared/localized-text';

type TextFields<Name extends string> = Record<Name | `${Name}${'Ko' | 'En' | 'Cn' | 'Ja'}`, string>;

/** A text as its five wire fields; a missing variant is an empty string there. */
export function textToWire<Name extends string>(name: Name, text: LocalizedText): TextFields<Name> {
  return {
    [name]: text.default,
    [`${name}Ko`]: text.ko ?? '',
    [`${name}En`]: text.en ?? '',
    [`${name}Cn`]: text.cn ?? '',
    [`${name}Ja`]: text.ja ?? '',
  } as TextFields<Name>;
}

/** Five wire fields as one text; an empty variant counts as missing. */
export function textFromWire<Name extends string>(name: Name, wire: TextFields<Name>): LocalizedText {
  const variant = (suffix: 'Ko' | 'En' | 'Cn' | 'Ja') => wire[`${name}${suffix}`] || undefined;
  return { default: wire[name], ko: variant('Ko'), en: variant('En'), cn: variant('Cn'), ja: variant('Ja') };
}

import { fillVariables, variablePattern } from './fill';
import type { Language } from './formats';
import { keepTogether } from './keep-together';

/** The keys of all texts of a pack, such as `common.buttons.next`. */
export type TextKeys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : TextKeys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type TextAt<T, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;
type VariableNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariableNames<Rest> : never;
type Values<Pack, Key> = [VariableNames<TextAt<Pack, Key>>] extends [never]
  ? []
  : [values: Record<VariableNames<TextAt<Pack, Key>>, string | number>];

export interface Translator<Pack> {
  readonly locale: string;
  /**
   * Returns a translation with its variables filled in. With a `count` of one, uses the singular (`key_one`) if there
   * is one.
   */
  readonly t: <Key extends TextKeys<Pack>>(key: Key, ...values: Values<Pack, Key>) => string;
  /**
   * Returns a translation by a key known at run time, such as a problem's code; null if the key or a variable's value
   * is missing.
   */
  readonly findText: (key: string, values: Record<string, string | number>) => string | null;
}

/** Names of the language to translate into; `html` is the BCP 47 name. */
interface TranslatorOptions {
  readonly language: Language;
  readonly locale: string;
  readonly html: string;
}

/** Creates a translator without texts; `addTexts` adds those of a translation file. */
export function createTranslator<Pack>({ language, locale, html }: TranslatorOptions) {
  const pluralRules = new Intl.PluralRules(html);
  const texts = new Map<string, string>();
  const addTexts = (pack: object, prefix = ''): void => {
    for (const [name, value] of Object.entries(pack)) {
      if (typeof value === 'string') texts.set(prefix + name, value);
      else addTexts(value as object, `${prefix}${name}.`);
    }
  };
  const translator: Translator<Pack> = {
    locale,
    t(textKey, ...[values]) {
      const key: string = textKey;
      const variables: Record<string, string | number> = values ?? {};
      const form = typeof variables['count'] === 'number' ? `${key}_${pluralRules.select(variables['count'])}` : key;
      return keepTogether(fillVariables(texts.get(form) ?? texts.get(key) ?? key, variables), language);
    },
    findText(key, values) {
      const text = texts.get(key);
      if (text === undefined) return null;
      const hasAllVariables = [...text.matchAll(variablePattern)].every(([, name = '']) => name in values);
      return hasAllVariables ? keepTogether(fillVariables(text, values), language) : null;
    },
  };
  return { ...translator, addTexts };
}

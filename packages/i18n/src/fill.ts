/** `{{name}}` in a text: where a value goes. */
export const gaps = /\{\{(\w+)\}\}/g;

/** A text with its gaps filled; one without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(gaps, (gap, name: string) => String(values[name] ?? gap));

/** A text that tells a count: its singular beside it (`key_one`) where the language has one and the count is one. */
export const counted = <Texts extends object>(texts: Texts, key: keyof Texts & string, count: number): string => {
  const forms = texts as Readonly<Record<string, string | undefined>>;
  return fill((count === 1 ? forms[`${key}_one`] : undefined) ?? forms[key] ?? '', { count });
};

/** Matches a variable `{{name}}` of a text. */
export const variablePattern = /\{\{(\w+)\}\}/g;

/** Fills in the variables of a text. Leaves variables without a value in the text. */
export const fillVariables = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(variablePattern, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Returns the text for a count: the singular (`key_one`) if the language has one and the count is one. */
export const getCountText = <Texts extends object>(texts: Texts, key: keyof Texts & string, count: number): string => {
  const forms = texts as Readonly<Record<string, string | undefined>>;
  return fillVariables((count === 1 ? forms[`${key}_one`] : undefined) ?? forms[key] ?? '', { count });
};

/** JSON that can stand inside a script element: `<` never opens a tag there. */
export const inlineJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

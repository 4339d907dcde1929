/** JSON that can stand inside a script element: `<` never opens a tag there. */
export const inlineJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Data for the page's script, in an element of its own. */
export const inlineData = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;

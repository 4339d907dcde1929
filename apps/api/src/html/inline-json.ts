/** Formats JSON for a script element, where `<` must not open a tag. */
export const inlineJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const inlineData = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;

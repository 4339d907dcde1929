/** Formats JSON for a script element, where `<` must not open a tag. */
export const formatInlineJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const renderInlineData = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${formatInlineJson(value)}</script>`;

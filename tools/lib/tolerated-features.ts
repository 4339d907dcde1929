const tested = 'code uses it only after testing for it';
const ignored = 'a browser without it ignores it, with only a small visual difference';
const sameName = 'a method of our code or of a library that has the same name';

/**
 * Unsupported features that the built files use, each with the reason why nothing breaks. Names are those of
 * `findUnsupportedScript` and `findUnsupportedStyles`; an unused entry is reported.
 */
export const toleratedFeatures: Readonly<Record<string, string>> = {
  '….checkVisibility()': tested,
  '….escape()': sameName,
  '….maximize()': 'of Intl.Locale, which React Aria tests for',
  '….share()': tested,
  '….startViewTransition()': tested,
  '….toBase64()': tested,
  navigation: tested,
  requestIdleCallback: tested,
  setImmediate: tested,
  '-webkit-tap-highlight-color': ignored,
  ':-webkit-inner-spin-button': 'in a separate rule, which only browsers that draw such a button need',
  ':details-content': 'in separate rules; without them details open without animation',
  ':open': 'within `:is()`, which ignores unknown selectors',
  ':popover-open': 'within `:is()`, which ignores unknown selectors',
  ':selection': ignored,
  '@media (scripting)': 'does not match, so that the hidden element appears, as it would after a delay',
  '@starting-style': 'a modal appears without animation',
  'cursor: default': ignored,
  'cursor: pointer': ignored,
  'cursor: progress': ignored,
  'field-sizing': 'a field keeps its height and scrolls',
  'field-sizing: content': 'a field keeps its height and scrolls',
  'font-family: ui-monospace': 'the next font of the list is used',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'interpolate-size': ignored,
  'interpolate-size: allow-keywords': ignored,
  resize: ignored,
  'resize: vertical': ignored,
  'scrollbar-gutter': ignored,
  'scrollbar-gutter: stable': ignored,
  'scrollbar-width': ignored,
  'scrollbar-width: none': ignored,
  'text-decoration: dotted': 'also written with a prefix',
  'text-wrap': ignored,
  'text-wrap: balance': ignored,
  'text-wrap: pretty': ignored,
  'user-select': 'also written with a prefix',
  'word-break: auto-phrase': ignored,
};

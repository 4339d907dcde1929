/**
 * Unsupported features that built files use, each with the reason why nothing breaks. Names are those of
 * `findUnsupportedScript` and `findUnsupportedStyles`; an unused entry is reported.
 */
const tested = 'asked for only where the browser has it';
const ignored = 'a browser without it ignores it, and shows the same in a plainer way';
const ownMethod = 'a method of our own code or of a library that bears the same name';

export const toleratedFeatures: Readonly<Record<string, string>> = {
  '….checkVisibility()': tested,
  '….escape()': ownMethod,
  '….maximize()': 'of Intl.Locale, which React Aria tests for',
  '….share()': tested,
  '….startViewTransition()': tested,
  '….toBase64()': tested,
  navigation: tested,
  requestIdleCallback: tested,
  setImmediate: tested,
  '-webkit-tap-highlight-color': ignored,
  ':-webkit-inner-spin-button': 'of a rule of its own; only browsers that draw such a button know it',
  ':details-content': 'of rules of their own: details open at once',
  ':open': 'within `:is()`, which drops what it does not know',
  ':popover-open': 'within `:is()`, which drops what it does not know',
  ':selection': ignored,
  '@media (scripting)': 'does not match: what it hides comes late by itself',
  '@starting-style': 'a modal appears at once',
  'cursor: default': ignored,
  'cursor: pointer': ignored,
  'cursor: progress': ignored,
  'field-sizing': 'a field keeps its height and scrolls',
  'field-sizing: content': 'a field keeps its height and scrolls',
  'font-family: ui-monospace': 'the next face of the list is taken',
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
  'text-decoration: dotted': 'written with its prefix, too',
  'text-wrap': ignored,
  'text-wrap: balance': ignored,
  'text-wrap: pretty': ignored,
  'user-select': 'written with its prefix, too',
  'word-break: auto-phrase': ignored,
};

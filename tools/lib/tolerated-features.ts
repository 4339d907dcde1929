const reasonFeatureDetected = 'code uses it only after testing for it';
const reasonIgnoredByBrowser = 'a browser without it ignores it, with only a small visual difference';
const reasonNameCollision = 'a method of our code or of a library that has the same name';

/**
 * Unsupported features that the built files use, each with the reason why nothing breaks. Names are those of
 * `listUnsupportedScriptFeatures` and `listUnsupportedCssFeatures`; an unused entry is reported.
 */
export const toleratedFeatures: Readonly<Record<string, string>> = {
  '….captureStackTrace()': reasonFeatureDetected,
  '….checkVisibility()': reasonFeatureDetected,
  '….dispose()': reasonNameCollision,
  '….escape()': reasonNameCollision,
  '….maximize()': 'of Intl.Locale, which React Aria tests for',
  '….share()': reasonFeatureDetected,
  '….startViewTransition()': reasonFeatureDetected,
  '….toBase64()': reasonFeatureDetected,
  '….webkitGetAsEntry()': 'reads what is dropped; phones do not drop files',
  'Error.captureStackTrace': reasonFeatureDetected,
  'Symbol.asyncDispose': 'zip.js then uses a symbol of its own',
  navigation: reasonFeatureDetected,
  requestIdleCallback: reasonFeatureDetected,
  setImmediate: reasonFeatureDetected,
  '-webkit-tap-highlight-color': reasonIgnoredByBrowser,
  ':-webkit-inner-spin-button': 'in a separate rule, which only browsers that draw such a button need',
  ':details-content': 'in separate rules; without them details open without animation',
  ':open': 'within `:is()`, which ignores unknown selectors',
  ':popover-open': 'within `:is()`, which ignores unknown selectors',
  ':selection': reasonIgnoredByBrowser,
  '@media (scripting)': 'does not match, so that the hidden element appears, as it would after a delay',
  '@starting-style': 'a modal appears without animation',
  'cursor: default': reasonIgnoredByBrowser,
  'cursor: pointer': reasonIgnoredByBrowser,
  'cursor: progress': reasonIgnoredByBrowser,
  'field-sizing': 'a field keeps its height and scrolls',
  'field-sizing: content': 'a field keeps its height and scrolls',
  'font-family: ui-monospace': 'the next font of the list is used',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'interpolate-size': reasonIgnoredByBrowser,
  'interpolate-size: allow-keywords': reasonIgnoredByBrowser,
  resize: reasonIgnoredByBrowser,
  'resize: vertical': reasonIgnoredByBrowser,
  'scrollbar-gutter': reasonIgnoredByBrowser,
  'scrollbar-gutter: stable': reasonIgnoredByBrowser,
  'scrollbar-width': reasonIgnoredByBrowser,
  'scrollbar-width: none': reasonIgnoredByBrowser,
  'text-decoration: dotted': 'also written with a prefix',
  'text-wrap': reasonIgnoredByBrowser,
  'text-wrap: balance': reasonIgnoredByBrowser,
  'text-wrap: pretty': reasonIgnoredByBrowser,
  'user-select': 'also written with a prefix',
  'word-break: auto-phrase': reasonIgnoredByBrowser,
};

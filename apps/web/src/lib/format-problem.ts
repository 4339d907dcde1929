/** Re-exported for features, which may not import `i18n`. */
export { formatProblem } from '@dining/i18n/format-problem';

/** A text of the demo group in its four languages. */
export { createLocalizedText as t } from '@dining/domain/shared/localized-text';

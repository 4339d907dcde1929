export { createLocalizedText as localize } from '@dining/domain/shared/localized-text';

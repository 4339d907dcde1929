export { createLocalizedText as t } from '@dining/domain/shared/localized-text';

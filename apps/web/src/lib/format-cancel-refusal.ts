import type { Translations } from './i18n';

/**
 * Formats the reason why a reservation cannot be cancelled. An `errMsg` without a translation is returned unchanged
 * (Spec §8).
 */
export const formatCancelRefusal = ({ findText }: Translations, errMsg: string): string =>
  findText(`cancellation.errors.${errMsg}`, {}) ?? errMsg;

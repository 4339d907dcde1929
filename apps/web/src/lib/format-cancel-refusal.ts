import type { Translations } from './i18n';

/** Returns why a reservation cannot be cancelled; an `errMsg` without a translation is shown unchanged (Spec §8). */
export const formatCancelRefusal = ({ findText }: Translations, errMsg: string): string =>
  findText(`cancellation.errors.${errMsg}`, {}) ?? errMsg;

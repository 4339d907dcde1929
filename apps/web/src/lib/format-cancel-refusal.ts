import type { Translations } from './i18n';

/** Returns why a reservation cannot be cancelled; an `errMsg` without a translation is shown unchanged (Spec §8). */
export const formatCancelRefusal = ({ textIfWhole }: Translations, errMsg: string): string =>
  textIfWhole(`cancellation.errors.${errMsg}`, {}) ?? errMsg;

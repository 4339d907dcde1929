import type { ProblemError } from '@dining/client/problem-error';
import { t, textIfWhole } from './i18n';

/**
 * Returns what to say of a failed call: with the facts the server gave where the text for them finds them all, else in general.
 * A code of a newer server counts as an internal error.
 */
export function problemText({ code, detail }: ProblemError): string {
  if (code === 'offline') return t('common.offline');
  // That there are none left is no number to tell.
  const textOf = (key: string) => (detail['remaining'] === 0 ? null : textIfWhole(`problemDetails.${key}`, detail));
  const told = textOf(`${code}_${detail['unit'] ?? ''}`) ?? textOf(code);
  return told ?? textIfWhole(`problems.${code}`, {}) ?? t('problems.internal_error');
}

import type { ProblemError } from '@dining/client/problem-error';
import { addWait } from '@dining/i18n/formats';
import { listProblemDetailKeys } from '@dining/i18n/problem-details';
import type { Translations } from './i18n';

/**
 * Returns the message of a failed call, with the server's details if a translation uses them all. Unknown codes of a
 * newer server count as internal errors.
 */
export function formatProblem({ language, t, textIfWhole }: Translations, { code, detail }: ProblemError): string {
  if (code === 'offline') return t('common.offline');
  const facts = addWait(detail, language);
  const [text] = listProblemDetailKeys(code, facts).flatMap((key) => textIfWhole(`problemDetails.${key}`, facts) ?? []);
  return text ?? textIfWhole(`problems.${code}`, {}) ?? t('problems.internal_error');
}

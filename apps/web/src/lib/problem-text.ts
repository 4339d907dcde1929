import type { ProblemError } from '@dining/client/problem-error';
import { t, textIfWhole } from './i18n';

/** What to say of a failed call: with the facts the server gave, where the text for them finds them all, else in general. */
export function problemText({ code, detail }: ProblemError): string {
  if (code === 'offline') return t('common.offline');
  return textIfWhole(`problemDetails.${code}`, detail) ?? t(`problems.${code}`);
}

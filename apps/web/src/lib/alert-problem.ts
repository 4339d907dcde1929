import type { ProblemError } from '@dining/client/problem-error';
import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from './i18n';
import { problemText } from './problem-text';

/** Says in an alert why a call failed, unless that has led to the sign-in or the error page already (Spec §7). */
export async function alertProblem(alerts: Alerts, translations: Translations, problem: ProblemError): Promise<void> {
  if (problem.status === 401 || problem.status === 500) return;
  await alerts.show({ message: problemText(translations, problem) });
}

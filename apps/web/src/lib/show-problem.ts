import type { ProblemError } from '@dining/client/problem-error';
import type { Alerts } from '@dining/ui/alerts';
import { formatProblem } from './format-problem';
import type { Translations } from './i18n';

/**
 * Shows an alert with the reason why a request failed, unless the failure has redirected to the sign-in or error page
 * (Spec §7).
 */
export async function showProblem(alerts: Alerts, translations: Translations, problem: ProblemError): Promise<void> {
  if (problem.status === 401 || problem.status === 500) return;
  await alerts.show({ message: formatProblem(translations, problem) });
}

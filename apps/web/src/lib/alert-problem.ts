import type { ProblemError } from '@dining/client/problem-error';
import { alerts } from '@dining/ui/alerts';
import type { Translations } from './i18n';
import { problemText } from './problem-text';

/** Says in an alert why a call failed, unless that has led to the sign-in or the error page already (Spec §7). */
export async function alertProblem(translations: Translations, problem: ProblemError): Promise<void> {
  if (problem.status === 401 || problem.status === 500) return;
  await alerts.show({ message: problemText(translations, problem), confirmLabel: translations.t('common.buttons.confirm') });
}

import type { FormField } from '@dining/domain/reservations/form-checks';
import { alerts } from '@dining/ui/alerts';
import { goToField } from '../features/reservations/form-failure';
import { t } from '../lib/i18n';
import type { ProblemError } from '../lib/problem-error';
import { problemText } from '../lib/problem-text';

/** Refusals that another day, time or party may mend. */
const aboutVisit: readonly ProblemError['code'][] = [
  'sold_out',
  'day_sale_exceeded',
  'person_limit_exceeded',
  'past',
  'not_on_sale',
  'no_such_time',
  'no_deposit_band',
  'pickup_too_soon',
  'pickup_day_closed',
  'party_required',
  'party_too_large',
];

/** Says why the server would not take the order, and stays on the page (decision 30a); `time` where the guest wants another visit. */
export async function alertProblem(problem: ProblemError): Promise<'stay' | 'time'> {
  // These two have led to the sign-in and the error page already (Spec §7).
  if (problem.status === 401 || problem.status === 500) return 'stay';
  const message = problemText(problem);
  if (aboutVisit.includes(problem.code)) {
    const title = problem.code === 'sold_out' ? t('payment.outcome.soldTitle') : undefined;
    const labels = { confirmLabel: t('payment.outcome.chooseTime'), cancelLabel: t('common.buttons.close') };
    return (await alerts.show({ title, message, ...labels })) ? 'time' : 'stay';
  }
  await alerts.show({ message, confirmLabel: t('common.buttons.confirm') });
  const [field] = problem.errors;
  if (field !== undefined) goToField(field.path as FormField);
  return 'stay';
}

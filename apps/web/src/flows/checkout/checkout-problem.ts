import type { ProblemError } from '@dining/client/problem-error';
import { personLimitMend } from '@dining/domain/inventory/person-limit-mend';
import type { FormField } from '@dining/domain/reservations/form-checks';
import { asCode, type ResvCode } from '@dining/domain/shared/codes';
import { alerts } from '@dining/ui/alerts';
import type { Order } from '../../entities/orders/order';
import { personLimitText } from '../../features/products/left-text';
import { goToField } from '../../features/reservations/form-failure';
import { t } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import { askOtherTime, type OtherTime } from './ask-other-time';

/**
 * Where a guest goes whom the server refused: nowhere, to another time or party, to the product, to the venue's others, or to
 * the reservation that he has already made, null where its number is not told; or he wants a second one.
 */
export type AfterProblem = OtherTime | 'product' | 'products' | 'again' | { readonly booked: ResvCode | null };

/** Refusals that another day, time or party may mend. */
const aboutVisit: readonly ProblemError['code'][] = [
  'sold_out',
  'day_sale_exceeded',
  'past',
  'not_on_sale',
  'no_such_time',
  'no_deposit_band',
  'pickup_too_soon',
  'pickup_day_closed',
  'party_required',
  'party_too_large',
  'too_many_bookings',
  'start_time_share',
  'day_share',
];

/** A guest's own limit is known only here, where his phone number is: another time would not mend it. */
async function alertPersonLimit({ product, party }: Order, remaining: number): Promise<AfterProblem> {
  const [to, label] = (
    {
      fewer_units: ['product', t('product.alerts.fewer')],
      smaller_party: ['time', t('product.alerts.smallerParty')],
      another_product: ['products', t('product.alerts.otherProduct')],
    } as const
  )[personLimitMend(product, party, remaining)];
  const labels = { confirmLabel: label, cancelLabel: t('common.buttons.close') };
  return (await alerts.show({ message: personLimitText(remaining), ...labels })) ? to : 'stay';
}

/**
 * The same order has become a reservation, by a second press or in another window: a second one is made on purpose alone (decision
 * 45). Which one is told while its hold would live.
 */
function askAboutBooked(resvCode: ResvCode | null): Promise<AfterProblem> {
  const choices = [
    { id: 'show', label: t('payment.booked.show'), variant: 'primary' },
    { id: 'again', label: t('payment.booked.second') },
    { id: 'stay', label: t('common.buttons.close'), variant: 'quiet' },
  ] as const;
  const words =
    resvCode === null
      ? { title: t('payment.booked.titleEarlier'), message: t('payment.booked.bodyEarlier') }
      : { title: t('payment.booked.title'), message: t('payment.booked.body', { no: resvCode }) };
  return alerts
    .ask<(typeof choices)[number]['id']>({ ...words, choices, dismissed: 'stay' })
    .then((way) => (way === 'show' ? { booked: resvCode } : way));
}

/** Says why the server would not take the order, and stays on the page unless the guest wants to mend it elsewhere (decision 30a). */
export async function alertProblem(problem: ProblemError, order: Order): Promise<AfterProblem> {
  // These two have led to the sign-in and the error page already (Spec §7).
  if (problem.status === 401 || problem.status === 500) return 'stay';
  if (problem.code === 'person_limit_exceeded') return alertPersonLimit(order, Number(problem.detail['remaining'] ?? 0));
  const booked = problem.detail['resvCode'];
  if (problem.code === 'already_booked' && typeof booked === 'string') return askAboutBooked(asCode<ResvCode>(booked));
  if (problem.code === 'order_closed') return askAboutBooked(null);
  const message = problemText(problem);
  if (aboutVisit.includes(problem.code)) {
    const title = problem.code === 'sold_out' ? t('payment.outcome.soldTitle') : undefined;
    return askOtherTime(order, { title, message });
  }
  await alerts.show({ message, confirmLabel: t('common.buttons.confirm') });
  const [field] = problem.errors;
  if (field !== undefined) goToField(field.path as FormField);
  return 'stay';
}

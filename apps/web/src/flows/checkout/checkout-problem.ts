import type { ProblemError } from '@dining/client/problem-error';
import type { UnavailableScope } from '@dining/domain/availability/nearest-times';
import { getPersonLimitRemedy } from '@dining/domain/inventory/person-limit-remedy';
import { calculateSaleUnits } from '@dining/domain/inventory/units';
import type { FormField } from '@dining/domain/reservations/form-checks';
import { asCode, type ResvCode } from '@dining/domain/shared/codes';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../entities/orders/order';
import { personLimitText } from '../../features/products/offers/left-text';
import type { Translations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import {
  type AlternativeChoice,
  getSoldOutMessage,
  promptAlternativeSlots,
  type RecoveryAction,
} from './prompt-alternative-slots';

/**
 * Where a guest goes whom the server refused: nowhere, to another time or party, to the product, to the venue's others, or to
 * the reservation that he has already made, null where its number is not told; or he wants a second one.
 */
export type AfterProblem = AlternativeChoice | 'again' | { readonly booked: ResvCode | null };

/** Refusals that another visit mends, and how much of the wanted one each takes with it. */
const unavailableScopes: Partial<Record<ProblemError['code'], UnavailableScope>> = {
  past: 'time',
  not_on_sale: 'time',
  no_such_time: 'time',
  day_sale_exceeded: 'day',
  pickup_too_soon: 'day',
  pickup_day_closed: 'day',
  too_many_bookings: 'day',
  day_share: 'day',
  // A stay reaches over other start times, of which the guest may have his share as well.
  start_time_share: 'day',
};

/** Refusals of the party, wherever it goes. */
const aboutParty: readonly ProblemError['code'][] = ['no_deposit_band', 'party_required', 'party_too_large'];

/** The way to fewer, where so many are left. */
function getFewerGuestsAction({ t }: Translations, { product, party }: Order, remaining: number): RecoveryAction {
  return (
    {
      fewer_units: { to: 'product', label: t('product.alerts.fewer') },
      smaller_party: { to: 'time', label: t('product.alerts.smallerParty') },
      another_product: { to: 'products', label: t('product.alerts.otherProduct') },
    } as const
  )[getPersonLimitRemedy(product, party, remaining)];
}

async function alertWithRecovery(
  alerts: Alerts,
  { t }: Translations,
  message: string,
  { to, label }: RecoveryAction,
): Promise<AfterProblem> {
  return (await alerts.show({ message, confirmLabel: label, cancelLabel: t('common.buttons.close') })) ? to : 'stay';
}

/** How many of its product an order that asks for too many of a day might have there; 0 where fewer would mend nothing. */
function getUnitsLeftOnDay({ code, detail }: ProblemError, order: Order): number {
  if (code === 'day_sale_exceeded') return Number(detail['remaining'] ?? 0);
  // How much of his share a guest has left is not told.
  return code === 'day_share' ? calculateSaleUnits(order.product, order) - 1 : 0;
}

/**
 * The same order has become a reservation, by a second press or in another window: a second one is made on purpose alone (decision
 * 45). Which one is told while its hold would live.
 */
function promptAboutBooking(alerts: Alerts, { t }: Translations, resvCode: ResvCode | null): Promise<AfterProblem> {
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
export async function alertProblem(
  alerts: Alerts,
  queryClient: QueryClient,
  translations: Translations,
  problem: ProblemError,
  order: Order,
  focusField: (field: FormField) => void,
  now: Date,
): Promise<AfterProblem> {
  // These two have led to the sign-in and the error page already (Spec §7).
  if (problem.status === 401 || problem.status === 500) return 'stay';
  if (problem.code === 'person_limit_exceeded') {
    // A guest's own limit is known only here, where his phone number is: another time would not mend it.
    const remaining = Number(problem.detail['remaining'] ?? 0);
    return alertWithRecovery(
      alerts,
      translations,
      personLimitText(translations, order.product, remaining),
      getFewerGuestsAction(translations, order, remaining),
    );
  }
  const booked = problem.detail['resvCode'];
  if (problem.code === 'already_booked' && typeof booked === 'string')
    return promptAboutBooking(alerts, translations, asCode<ResvCode>(booked));
  if (problem.code === 'order_closed') return promptAboutBooking(alerts, translations, null);
  const message = problemText(translations, problem);
  if (aboutParty.includes(problem.code))
    return alertWithRecovery(alerts, translations, message, { to: 'time', label: translations.t('product.alerts.smallerParty') });
  if (problem.code === 'sold_out')
    return promptAlternativeSlots(alerts, queryClient, translations, {
      order,
      refused: 'place',
      now,
      words: getSoldOutMessage(translations, order, message),
    });
  const refused = unavailableScopes[problem.code];
  if (refused !== undefined) {
    const left = getUnitsLeftOnDay(problem, order);
    const recovery = left > 0 ? getFewerGuestsAction(translations, order, left) : undefined;
    return promptAlternativeSlots(alerts, queryClient, translations, { order, refused, now, words: { message }, recovery });
  }
  await alerts.show({ message });
  const [field] = problem.errors;
  if (field !== undefined) focusField(field.path as FormField);
  return 'stay';
}

import type { ProblemError } from '@dining/client/problem-error';
import type { UnavailableScope } from '@dining/domain/availability/nearest-times';
import { getPersonLimitRemedy } from '@dining/domain/inventory/person-limit-remedy';
import { calculateSaleUnits } from '@dining/domain/inventory/units';
import type { FormField } from '@dining/domain/reservations/form-checks';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../entities/orders/order';
import { allergiesQuery } from '../../entities/reservations/queries';
import { formatPersonLimit } from '../../features/products/offers/limit-texts';
import { formatProblem } from '../../lib/format-problem';
import type { Translations } from '../../lib/i18n';
import {
  type AlternativeChoice,
  getSoldOutMessage,
  promptAlternativeSlots,
  type RecoveryAction,
} from './prompt-alternative-slots';

/**
 * The guest's choice after the server has refused the order: an alternative, a second booking (`again`), or the
 * existing reservation (`existingResvCode`; null if its number is unknown).
 */
export type ProblemChoice = AlternativeChoice | 'again' | { readonly existingResvCode: ResvCode | null };

const unavailableScopes: Partial<Record<ProblemError['code'], UnavailableScope>> = {
  past: 'time',
  not_on_sale: 'time',
  no_such_time: 'time',
  day_sale_exceeded: 'day',
  pickup_too_soon: 'day',
  pickup_day_closed: 'day',
  too_many_bookings: 'day',
  day_share: 'day',
  // A stay in a room covers several start times, whose limits the guest may have reached as well.
  start_time_share: 'day',
};

const partyErrors: readonly ProblemError['code'][] = ['no_deposit_band', 'party_required', 'party_too_large'];

function getReductionAction({ t }: Translations, { product, party }: Order, remaining: number): RecoveryAction {
  return (
    {
      fewer_units: { place: 'product', label: t('product.alerts.fewer') },
      smaller_party: { place: 'time', label: t('product.alerts.smallerParty') },
      another_product: { place: 'products', label: t('product.alerts.otherProduct') },
    } as const
  )[getPersonLimitRemedy(product, party, remaining)];
}

async function showRecoveryAlert(
  alerts: Alerts,
  { t }: Translations,
  message: string,
  { place, label }: RecoveryAction,
): Promise<ProblemChoice> {
  return (await alerts.show({ message, confirmLabel: label, cancelLabel: t('common.buttons.close') })) ? place : 'stay';
}

/**
 * Returns the units of the product that the guest can still buy that day, or 0 if reducing the order would not help.
 */
function getUnitsLeftOnDay({ code, detail }: ProblemError, order: Order): number {
  if (code === 'day_sale_exceeded') return Number(detail['remaining'] ?? 0);
  // The server does not return the guest's remaining units, so this assumes one less than ordered.
  return code === 'day_share' ? calculateSaleUnits(order.product, order) - 1 : 0;
}

/**
 * Asks what to do with an order that is already booked, because of a double click or another window. A second booking
 * needs an explicit choice (decision 45). The server returns the reservation number only for as long as the order's
 * hold would have lasted.
 */
function promptAboutExistingBooking(
  alerts: Alerts,
  { t }: Translations,
  resvCode: ResvCode | null,
): Promise<ProblemChoice> {
  const choices = [
    { id: 'show', label: t('payment.booked.show'), variant: 'primary' },
    { id: 'again', label: t('payment.booked.second') },
    { id: 'stay', label: t('common.buttons.close'), variant: 'quiet' },
  ] as const;
  const texts =
    resvCode === null
      ? { title: t('payment.booked.titleEarlier'), message: t('payment.booked.bodyEarlier') }
      : { title: t('payment.booked.title'), message: t('payment.booked.body', { no: resvCode }) };
  return alerts
    .ask<(typeof choices)[number]['id']>({ ...texts, choices, dismissId: 'stay' })
    .then((choice) => (choice === 'show' ? { existingResvCode: resvCode } : choice));
}

export async function showCheckoutProblem(
  alerts: Alerts,
  queryClient: QueryClient,
  translations: Translations,
  problem: ProblemError,
  order: Order,
  focusField: (field: FormField) => void,
  now: Date,
): Promise<ProblemChoice> {
  // The global handlers have already reported these statuses (Spec §7).
  if (problem.status === 401 || problem.status === 500) return 'stay';
  if (problem.code === 'person_limit_exceeded') {
    // The limit per guest depends on the phone number, which is known only at this step. Another time would not help.
    const remaining = Number(problem.detail['remaining'] ?? 0);
    return showRecoveryAlert(
      alerts,
      translations,
      formatPersonLimit(translations, order.product, remaining),
      getReductionAction(translations, order, remaining),
    );
  }
  const bookedCode = problem.detail['resvCode'];
  if (problem.code === 'already_booked' && typeof bookedCode === 'string')
    return promptAboutExistingBooking(alerts, translations, toCode<ResvCode>(bookedCode));
  if (problem.code === 'order_closed') return promptAboutExistingBooking(alerts, translations, null);
  const message = formatProblem(translations, problem);
  if (partyErrors.includes(problem.code))
    return showRecoveryAlert(alerts, translations, message, {
      place: 'time',
      label: translations.t('product.alerts.smallerParty'),
    });
  if (problem.code === 'sold_out')
    return promptAlternativeSlots(alerts, queryClient, translations, {
      order,
      unavailableScope: 'place',
      now,
      content: getSoldOutMessage(translations, order, message),
    });
  const unavailableScope = unavailableScopes[problem.code];
  if (unavailableScope !== undefined) {
    const unitsLeft = getUnitsLeftOnDay(problem, order);
    const recovery = unitsLeft > 0 ? getReductionAction(translations, order, unitsLeft) : undefined;
    return promptAlternativeSlots(alerts, queryClient, translations, {
      order,
      unavailableScope,
      now,
      content: { message },
      recovery,
    });
  }
  // An allergy that was removed meanwhile cannot be selected any more.
  if (problem.code === 'allergy_unanswered') void queryClient.invalidateQueries(allergiesQuery);
  await alerts.show({ message });
  const [fieldError] = problem.errors;
  if (fieldError !== undefined) focusField(fieldError.path as FormField);
  return 'stay';
}

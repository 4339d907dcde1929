import type { checkBookingParty } from '@dining/domain/products/party-checks';
import type { checkPageNextStep } from '@dining/domain/search/step-checks';
import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from '../../../lib/i18n';

export type StepError = Extract<
  ReturnType<typeof checkPageNextStep> | ReturnType<typeof checkBookingParty>,
  { ok: false }
>['error'];

const controlIds: Record<StepError, string> = {
  venue_required: 'venue',
  guests_required: 'guests',
  counter_out_of_range: 'guests',
  adult_required: 'guests',
  party_by_phone: 'guests',
  date_required: 'date-search',
  time_required: 'times',
};

const textKeys = {
  venue_required: 'reservation.alerts.venue',
  guests_required: 'reservation.alerts.people',
  counter_out_of_range: 'reservation.alerts.people',
  adult_required: 'reservation.alerts.adultMinimum',
  date_required: 'reservation.alerts.dateSearch',
  time_required: 'reservation.alerts.time',
} as const;

/**
 * Returns the message of an error, shown in the alert and beside the control (Spec §8). `phone` is the venue's
 * number, which parties of 11 or more must call; '' if it has none.
 */
export function formatStepError({ t }: Translations, error: StepError, phone: string): string {
  if (error !== 'party_by_phone') return t(textKeys[error]);
  return phone === '' ? t('reservation.alerts.partyByPhoneNoNumber') : t('reservation.alerts.partyByPhone', { phone });
}

export async function showStepAlert(
  alerts: Alerts,
  translations: Translations,
  error: StepError,
  phone: string,
): Promise<void> {
  await alerts.show({ message: formatStepError(translations, error, phone) });
  const control = document.getElementById(controlIds[error]);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

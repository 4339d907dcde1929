import { formatVisit } from '../../lib/format';
import type { Translations } from '../../lib/i18n';
import type { ReservationRow } from './reservations';

type PartyCounts = Pick<ReservationRow, 'type' | 'adults' | 'kids' | 'pickupQuantity'>;

/** Formats the number of people, or of units of a pickup. */
export function formatParty({ t }: Translations, { type, adults, kids, pickupQuantity }: PartyCounts): string {
  if (type === 'pickup') return t('staffDesk.pieces', { count: pickupQuantity });
  return kids === 0 ? t('staffDesk.party', { count: adults }) : t('staffDesk.partyKids', { adults, kids });
}

export const formatReservationVisit = (
  translations: Translations,
  { visit, type }: Pick<ReservationRow, 'visit' | 'type'>,
): string => formatVisit(translations, visit, type === 'pickup');

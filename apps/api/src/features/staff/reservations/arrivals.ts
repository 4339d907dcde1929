import { rejectCommand } from '@dining/contract/staff/command';
import type { Arrival, listArrivals } from '@dining/contract/staff/reservations';
import type { ResvCode } from '@dining/domain/shared/codes';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listMailFailures } from '../../../stores/messages/mail-failures';
import { type ArrivingReservation, listVenueArrivals } from '../../../stores/reservations/arrivals';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import type { CommandInput, CommandResult } from '../../command';

const formatText = (text: LocalizedText | null): string => (text === null ? '' : getLocalizedText(text, 'en'));

const toArrival = (
  { roomName, productName, comingConfirmedAt, requestChangedAt, allergiesChangedAt, ...row }: ArrivingReservation,
  mailFailures: ReadonlySet<ResvCode>,
): Arrival => ({
  ...row,
  room: formatText(roomName),
  product: formatText(productName),
  menus: row.menus
    .filter(({ menuIndex }) => menuIndex !== null)
    .map(({ name, count }) => `${count} × ${formatText(name)}`),
  allergies: row.allergies.map(({ name, other }) =>
    other === '' ? formatText(name) : `${formatText(name)}: ${other}`,
  ),
  answers: row.answers.flatMap(({ name, answers }) =>
    answers.length === 0 ? [] : [`${formatText(name)} ${answers.map(formatText).join(', ')}`],
  ),
  requestChangedAt: requestChangedAt?.toISOString() ?? null,
  allergiesChangedAt: allergiesChangedAt?.toISOString() ?? null,
  comingConfirmedAt: comingConfirmedAt?.toISOString() ?? null,
  mailFailed: mailFailures.has(row.resvCode),
});

/** Lists the arrivals of a venue's day. Reading names and allergies is recorded first (reliability, rule 20). */
export async function listDayArrivals(
  { database: { pool }, now }: Deps,
  { dinCode, day = getTodayInSeoul(now()), operator }: CommandInput<typeof listArrivals>,
): Promise<CommandResult<typeof listArrivals>> {
  const venue = await findVenueWithHotelName(pool, dinCode);
  if (venue === undefined) return rejectCommand('unknown_venue', { dinCode });
  await insertAuditEntry(pool, {
    operator,
    action: 'arrivals.read',
    subject: dinCode,
    htlCode: venue.htlCode,
    detail: { day },
  });
  const arriving = await listVenueArrivals(pool, dinCode, day);
  const mailFailures = await listMailFailures(
    pool,
    arriving.map(({ resvCode }) => resvCode),
  );
  return { venueName: formatText(venue.name), day, arrivals: arriving.map((one) => toArrival(one, mailFailures)) };
}

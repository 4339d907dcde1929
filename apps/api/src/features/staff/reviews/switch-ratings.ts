import { rejectCommand } from '@dining/contract/staff/command';
import type { setRatings } from '@dining/contract/staff/reviews';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockRatingsSwitch, updateRatingsSwitch } from '../../../stores/hotels/hotels';
import type { CommandInput, CommandResult } from '../../command';

export async function switchRatings(
  { database }: Deps,
  { htlCode, on, operator }: CommandInput<typeof setRatings>,
): Promise<CommandResult<typeof setRatings>> {
  const before = await inTransaction(database.pool, async (client) => {
    const hotel = await lockRatingsSwitch(client, htlCode);
    if (hotel === undefined || hotel.ratingsOn === on) return hotel;
    await updateRatingsSwitch(client, htlCode, on);
    const detail = { to: on ? 'on' : 'off' };
    await insertAuditEntry(client, { operator, action: 'hotel.ratings', subject: htlCode, htlCode, detail });
    return hotel;
  });
  if (before === undefined) return rejectCommand('unknown_hotel', { htlCode });
  getCatalogue(database).clear();
  return { again: before.ratingsOn === on, hotelName: getLocalizedText(before.name, 'en') };
}

import { rejectCommand } from '@dining/contract/staff/command';
import type { setPointRate } from '@dining/contract/staff/hotels';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockPointRate, updatePointRate } from '../../../stores/hotels/hotels';
import type { CommandInput, CommandResult } from '../../command';

export async function changePointRate(
  deps: Deps,
  command: CommandInput<typeof setPointRate>,
): Promise<CommandResult<typeof setPointRate>> {
  const { htlCode, rate, operator, reason } = command;
  const before = await inTransaction(deps.database.pool, async (client) => {
    const hotel = await lockPointRate(client, htlCode);
    if (hotel === undefined || hotel.pointRate === rate) return hotel;
    await updatePointRate(client, htlCode, rate);
    const detail = { from: hotel.pointRate, to: rate, reason };
    await insertAuditEntry(client, { operator, action: 'hotel.point_rate', subject: htlCode, htlCode, detail });
    return hotel;
  });
  if (before === undefined) return rejectCommand('unknown_hotel', { htlCode });
  getCatalogue(deps.database).clear();
  return { again: before.pointRate === rate, hotelName: getLocalizedText(before.name, 'en'), before: before.pointRate };
}

import { rejectCommand } from '@dining/contract/staff/command';
import type { setSheetMail } from '@dining/contract/staff/venues';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockSheetMailSwitch, updateSheetMailSwitch } from '../../../stores/venues/venues';
import type { CommandInput, CommandResult } from '../../command';

export async function switchSheetMail(
  { database }: Deps,
  { dinCode, on, operator }: CommandInput<typeof setSheetMail>,
): Promise<CommandResult<typeof setSheetMail>> {
  const before = await inTransaction(database.pool, async (client) => {
    const venue = await lockSheetMailSwitch(client, dinCode);
    if (venue === undefined || venue.wantsSheetMail === on) return venue;
    await updateSheetMailSwitch(client, dinCode, on);
    const detail = { to: on ? 'on' : 'off' };
    const { htlCode } = venue;
    await insertAuditEntry(client, { operator, action: 'venue.sheet_mail', subject: dinCode, htlCode, detail });
    return venue;
  });
  if (before === undefined) return rejectCommand('unknown_venue', { dinCode });
  return { again: before.wantsSheetMail === on, venueName: getLocalizedText(before.name, 'en') };
}

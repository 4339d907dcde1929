import { fail } from '@dining/contract/failure';
import type { savePointRate, viewPointRate } from '@dining/contract/staff/hotels';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getPermission } from '@dining/domain/staff/permissions';
import type { Pool, PoolClient } from 'pg';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { findHotelSettings, type HotelSettings, updatePointRate } from '../../../stores/hotels/hotels';
import { countVisitsWithoutPoints } from '../../../stores/points/points';

const pointRateToWire = async (
  db: Pool | PoolClient,
  { htlCode, name, pointRate }: HotelSettings,
  language: Language,
) => ({
  htlCode,
  hotelName: getLocalizedText(name, language),
  pointRate,
  visits: await countVisitsWithoutPoints(db, htlCode),
});

export async function handleViewPointRate(deps: Deps, { body, staff, language }: StaffCall<typeof viewPointRate>) {
  const { pool } = deps.database;
  const { htlCode } = body;
  if (!getPermission(staff.grants, 'points', { type: 'hotel', htlCode }, deps.now()).allowed) return fail('not_found');
  const hotel = await findHotelSettings(pool, htlCode);
  return hotel === undefined ? fail('not_found') : { pointRate: await pointRateToWire(pool, hotel, language) };
}

export async function handleSavePointRate(deps: Deps, call: StaffCall<typeof savePointRate>) {
  const { body, staff, language } = call;
  const { htlCode, from, to, reason } = body;
  const refusal = authorize(staff, 'points', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const response = await runStaffWrite(deps, call, async (client) => {
    const changed = from !== to && (await updatePointRate(client, htlCode, from, to));
    const hotel = await findHotelSettings(client, htlCode);
    if (hotel === undefined) return fail('not_found');
    if (hotel.pointRate !== to)
      return { failure: 'changed_meanwhile' as const, current: await pointRateToWire(client, hotel, language) };
    if (changed)
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'hotel.point_rate',
        subject: htlCode,
        htlCode,
        detail: { from, to, reason },
      });
    return { changed, pointRate: await pointRateToWire(client, hotel, language) };
  });
  getCatalogueCache(deps.database).clear();
  return response;
}

import { fail } from '@dining/contract/failure';
import type { saveRatingsSwitch, viewRatingsSwitch } from '@dining/contract/staff/reviews';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { findHotelSettings, type HotelSettings, updateRatingsSwitch } from '../../../stores/hotels/hotels';
import { countRatedReviews } from '../../../stores/reviews/ratings';

const toWire = async (db: Pool | PoolClient, hotel: HotelSettings, language: Language) => ({
  htlCode: hotel.htlCode,
  hotelName: getLocalizedText(hotel.name, language),
  isOn: hotel.ratingsOn,
  areReviewsOn: hotel.reviewsOn,
  reviews: await countRatedReviews(db, hotel.htlCode),
});

export async function handleViewRatingsSwitch(
  deps: Deps,
  { body, staff, language }: StaffCall<typeof viewRatingsSwitch>,
) {
  const { pool } = deps.database;
  const { htlCode } = body;
  const refusal = authorize(staff, 'review.hide', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const hotel = await findHotelSettings(pool, htlCode);
  return hotel === undefined ? fail('not_found') : { ratings: await toWire(pool, hotel, language) };
}

export async function handleSaveRatingsSwitch(deps: Deps, call: StaffCall<typeof saveRatingsSwitch>) {
  const { body, staff, language } = call;
  const { htlCode, isOn } = body;
  const refusal = authorize(staff, 'review.hide', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const result = await runStaffWrite(deps, call, async (client) => {
    const changed = await updateRatingsSwitch(client, htlCode, isOn);
    const hotel = await findHotelSettings(client, htlCode);
    if (hotel === undefined) return fail('not_found');
    if (changed)
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'hotel.ratings',
        subject: htlCode,
        htlCode,
        detail: { to: isOn ? 'on' : 'off' },
      });
    return { changed, ratings: await toWire(client, hotel, language) };
  });
  getCatalogueCache(deps.database).clear();
  return result;
}

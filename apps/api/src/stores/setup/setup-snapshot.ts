import type { SetupHotel, SetupSnapshot, SetupVenue } from '@dining/domain/setup/checklist';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** The part of a snapshot that the database contains, with the names of hotels and venues. */
export interface StoredSetup
  extends Pick<SetupSnapshot, 'hasGroupName' | 'hasAllergies' | 'holidayYears' | 'hasReservation'> {
  readonly hotels: readonly (SetupHotel & { readonly name: LocalizedText; readonly position: number })[];
  readonly venues: readonly (SetupVenue & { readonly name: LocalizedText })[];
}

/** Reads what the set-up checks, at one instant. Venues that are not active are omitted. */
export async function getStoredSetup(pool: Pool): Promise<StoredSetup> {
  const { rows } = await pool.query<StoredSetup>(sql('get_stored_setup')`
    SELECT
      (SELECT coalesce(json_agg(json_build_object(
          'htlCode', h.htl_code, 'name', h.name, 'position', h.position, 'business', h.business,
          'termsInEffect', ARRAY(
            SELECT DISTINCT t.terms_type_code FROM terms t
            WHERE t.htl_code = h.htl_code AND t.effective_at <= now() AND (t.ended_at IS NULL OR t.ended_at > now())),
          'hasProductOnSale', EXISTS (
            SELECT FROM product p JOIN venue v USING (din_code)
            WHERE v.htl_code = h.htl_code AND v.active AND p.on_sale AND (p.sale_to IS NULL OR p.sale_to >= current_date)))
        ORDER BY h.position, h.htl_code), '[]') FROM hotel h) AS hotels,
      (SELECT coalesce(json_agg(json_build_object(
          'htlCode', v.htl_code, 'dinCode', v.din_code, 'name', v.name,
          'hasHours', EXISTS (SELECT FROM time_stock s WHERE s.din_code = v.din_code AND s.open AND s.seats > 0)
            OR NOT EXISTS (SELECT FROM venue_category c WHERE c.din_code = v.din_code AND c.reservation_type <> 'pickup'),
          'hasPolicy', EXISTS (SELECT FROM cancel_policy c WHERE c.din_code = v.din_code AND c.effective_at <= now()),
          'hasPicture', v.intro_picture <> '' AND EXISTS (SELECT FROM venue_photo f WHERE f.din_code = v.din_code))
        ORDER BY v.position, v.din_code), '[]') FROM venue v WHERE v.active) AS venues,
      EXISTS (SELECT FROM app_prop WHERE prop_name = 'GROUP_NAME') AS "hasGroupName",
      EXISTS (SELECT FROM allergy) AS "hasAllergies",
      ARRAY(SELECT year FROM holiday_year ORDER BY year) AS "holidayYears",
      EXISTS (SELECT FROM reservation) AS "hasReservation"`);
  return (
    rows[0] ?? {
      hotels: [],
      venues: [],
      hasGroupName: false,
      hasAllergies: false,
      holidayYears: [],
      hasReservation: false,
    }
  );
}

import { decodeMemberRule } from '@dining/contract/codecs/hotel';
import { calculateLowestMemberPrice } from '@dining/domain/pricing/member-discount';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { Product } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useHotels } from '../app/app-data';
import { useHolidays } from '../app/holidays';

/** Returns the lowest member price of the visit, in won; null if members save nothing, or if no day is chosen. */
export function useMemberPrice(product: Product, date: SeoulDate | null, party: Party): number | null {
  const holidays = useHolidays();
  const hotel = useHotels().find(({ htlCode }) => htlCode === product.htlCode);
  if (date === null) return null;
  return calculateLowestMemberPrice(
    product,
    decodeMemberRule(hotel?.htlMemberDist ?? null),
    { date, partySize: countPeople(party) },
    holidays,
  );
}

import { memberRuleFromWire } from '@dining/contract/codecs/hotel';
import { memberPaysLess } from '@dining/domain/pricing/member-discount';
import type { Product } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useHotels } from '../app/app-data';
import { useHolidays } from '../app/holidays';

/** Whether a member would really pay less for the product on this day; unknown without a day, and then not promised. */
export function useMemberPaysLess(product: Product, date: SeoulDate | null): boolean {
  const holidays = useHolidays();
  const hotel = useHotels().find(({ htlCode }) => htlCode === product.htlCode);
  return date !== null && memberPaysLess(product, memberRuleFromWire(hotel?.htlMemberDist ?? null), date, holidays);
}

import type { SearchHotel } from '../src/search/search-state';
import { type HtlCode, toCode } from '../src/shared/codes';

const createHotel = (htlCode: string, htlHmcCode: string, reviewsOn: boolean): SearchHotel => ({
  htlCode: toCode<HtlCode>(htlCode),
  htlHmcCode,
  name: { default: `Hotel ${htlCode}` },
  reviewsOn,
});

export const firstHotel = createHotel('H01', 'DBS', true);
export const secondHotel = createHotel('H02', 'DBB', false);
export const hotels = [firstHotel, secondHotel] as const;

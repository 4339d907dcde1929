import type { HtlCode } from '@dining/domain/shared/codes';
import { useHotels } from '../../entities/app/app-data';

/** Does the hotel show reviews (resvReviewYn, decision 5)? Not where it is not known. */
export const useReviewsOn = (htlCode: HtlCode | undefined): boolean =>
  useHotels().find((hotel) => hotel.htlCode === htlCode)?.resvReviewYn === 'Y';

import { type AnyCode, asCode, type DinCode, type PromCode } from '@dining/domain/shared/codes';

/** Which promotions the list shows; all of it in the address, so that Back and a reload lead to the same page of it. */
export interface PromotionListSearch {
  readonly dinCode?: DinCode | undefined;
  readonly promRunningYn?: 'Y' | 'N' | undefined;
  readonly pageIndex?: number | undefined;
}

const code = <Code extends AnyCode>(value: unknown): Code | undefined =>
  typeof value === 'string' && /^\w{1,40}$/.test(value) ? asCode<Code>(value) : undefined;

/** What an address says of the list; whatever cannot be meant is overlooked. */
export function promotionListSearch(raw: Record<string, unknown>): PromotionListSearch {
  const { promRunningYn } = raw;
  const dinCode = code<DinCode>(raw['dinCode']);
  const pageIndex = Number(raw['pageIndex']);
  return {
    ...(dinCode !== undefined && { dinCode }),
    ...((promRunningYn === 'Y' || promRunningYn === 'N') && { promRunningYn }),
    ...(Number.isInteger(pageIndex) && pageIndex > 1 && pageIndex <= 100_000 && { pageIndex }),
  };
}

/** Which promotion is meant (Spec §2.1). */
export const promotionSearch = (raw: Record<string, unknown>): { promCode?: PromCode } => {
  const promCode = code<PromCode>(raw['promCode']);
  return promCode === undefined ? {} : { promCode };
};

/** The venue whose tab is open on the venue page. */
export const venueSearch = (raw: Record<string, unknown>): { dinCode?: DinCode } => {
  const dinCode = code<DinCode>(raw['dinCode']);
  return dinCode === undefined ? {} : { dinCode };
};

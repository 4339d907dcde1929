import { type AnyCode, type DinCode, type PromCode, toCode } from '@dining/domain/shared/codes';

/** Filter and page of the promotion list, kept in the address for Back and reloads. */
export interface PromotionListSearch {
  readonly dinCode?: DinCode | undefined;
  readonly promRunningYn?: 'Y' | 'N' | undefined;
  readonly pageIndex?: number | undefined;
}

const code = <Code extends AnyCode>(value: unknown): Code | undefined =>
  typeof value === 'string' && /^\w{1,40}$/.test(value) ? toCode<Code>(value) : undefined;

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

export const promotionSearch = (raw: Record<string, unknown>): { promCode?: PromCode } => {
  const promCode = code<PromCode>(raw['promCode']);
  return promCode === undefined ? {} : { promCode };
};

export const venueSearch = (raw: Record<string, unknown>): { dinCode?: DinCode } => {
  const dinCode = code<DinCode>(raw['dinCode']);
  return dinCode === undefined ? {} : { dinCode };
};

import { type AnyCode, type DinCode, type PromCode, toCode } from '@dining/domain/shared/codes';

export interface PromotionListSearch {
  readonly dinCode?: DinCode | undefined;
  readonly promRunningYn?: 'Y' | 'N' | undefined;
  readonly pageIndex?: number | undefined;
}

const parseCode = <Code extends AnyCode>(value: unknown): Code | undefined =>
  typeof value === 'string' && /^\w{1,40}$/.test(value) ? toCode<Code>(value) : undefined;

export function parsePromotionListSearch(raw: Record<string, unknown>): PromotionListSearch {
  const { promRunningYn } = raw;
  const dinCode = parseCode<DinCode>(raw['dinCode']);
  const pageIndex = Number(raw['pageIndex']);
  return {
    ...(dinCode !== undefined && { dinCode }),
    ...((promRunningYn === 'Y' || promRunningYn === 'N') && { promRunningYn }),
    ...(Number.isInteger(pageIndex) && pageIndex > 1 && pageIndex <= 100_000 && { pageIndex }),
  };
}

export const parsePromotionSearch = (raw: Record<string, unknown>): { promCode?: PromCode } => {
  const promCode = parseCode<PromCode>(raw['promCode']);
  return promCode === undefined ? {} : { promCode };
};

export const parseVenueSearch = (raw: Record<string, unknown>): { dinCode?: DinCode } => {
  const dinCode = parseCode<DinCode>(raw['dinCode']);
  return dinCode === undefined ? {} : { dinCode };
};

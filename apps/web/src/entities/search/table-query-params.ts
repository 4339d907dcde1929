import type { TableQueryFields } from '@dining/domain/search/table-query';

export type TableQuerySearch = Partial<Record<keyof TableQueryFields, string>>;
const keys = [
  'hotelCode',
  'adultCount',
  'childCount',
  'resvDate',
  'meal',
  'cuisine',
  'features',
] as const satisfies readonly (keyof TableQueryFields)[];

export const parseTableQuerySearch = (raw: Record<string, unknown>): TableQuerySearch =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = raw[key];
      return typeof text === 'string' && text !== '' && text.length <= 100 ? [[key, text]] : [];
    }),
  );

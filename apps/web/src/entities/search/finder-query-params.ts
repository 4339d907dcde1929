import type { FinderQueryFields } from '@dining/domain/search/finder-query';

export type FinderQuerySearch = Partial<Record<keyof FinderQueryFields, string>>;
const keys = [
  'hotelCode',
  'adultCount',
  'childCount',
  'resvDate',
  'meal',
  'cuisine',
  'features',
] as const satisfies readonly (keyof FinderQueryFields)[];

export const parseFinderQuerySearch = (raw: Record<string, unknown>): FinderQuerySearch =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = raw[key];
      return typeof text === 'string' && text !== '' && text.length <= 100 ? [[key, text]] : [];
    }),
  );

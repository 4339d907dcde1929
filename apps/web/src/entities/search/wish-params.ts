import type { TableQueryFields } from '@dining/domain/search/table-query';

/** What an address says of a table that is looked for. */
export type WishSearch = Partial<Record<keyof TableQueryFields, string>>;
const keys = ['hotelCode', 'adultCount', 'childCount', 'resvDate', 'meal'] as const satisfies readonly (keyof TableQueryFields)[];

/** Keeps the texts that an address may hold of a wish; what they say is read by the wish's own rules. */
export const wishSearch = (raw: Record<string, unknown>): WishSearch =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = raw[key];
      return typeof text === 'string' && text !== '' && text.length <= 100 ? [[key, text]] : [];
    }),
  );

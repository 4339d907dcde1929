import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';
import type { Translations } from '../../lib/i18n';

export type Restaurant = Answer<'POST /api/din/restaurant'>['result'];

/** A venue with all that its own page shows. Without a venue of that hotel and code, the error is `unknown_venue`. */
export const getRestaurantQuery = ({ wireLanguage }: Translations, htlHmcCode: string, dinCode: DinCode) =>
  queryOptions({
    queryKey: ['restaurant', htlHmcCode, dinCode],
    queryFn: async ({ signal }) => {
      const body = { htlHmcCode, dinCode, langCode: wireLanguage };
      return (await call('POST /api/din/restaurant', { body, signal })).result;
    },
    meta: { rendered: true },
  });

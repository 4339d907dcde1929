import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import type { Translations } from '../../lib/i18n';

export type Restaurant = CallResult<'POST /api/din/restaurant'>['result'];

/** Everything that the page of a venue shows. Fails with `unknown_venue` if the hotel has no venue with the code. */
export const getRestaurantQuery = ({ wireLanguage }: Translations, htlHmcCode: string, dinCode: DinCode) =>
  queryOptions({
    queryKey: ['restaurant', htlHmcCode, dinCode],
    queryFn: async ({ signal }) => {
      const body = { htlHmcCode, dinCode, langCode: wireLanguage };
      return (await call('POST /api/din/restaurant', { body, signal })).result;
    },
    meta: { renderedOnServer: true },
  });

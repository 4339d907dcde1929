import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import type { Translations } from '../../lib/i18n';

type MainPage = CallResult<'POST /api/main'>['result'];
export type MainVenue = MainPage['dinList'][number];
export type ProductCardData = MainVenue['prodList'][number];
export type HotelPhoto = MainPage['htlPhotoList'][number];
export type Promotion = MainPage['promList'][number];

export const getMainQuery = ({ wireLanguage }: Translations, htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['main', htlCode],
    queryFn: async ({ signal }) => {
      const body = { hotelCode: htlCode, langCode: wireLanguage };
      return (await call('POST /api/main', { body, signal })).result;
    },
    meta: { renderedOnServer: true },
  });

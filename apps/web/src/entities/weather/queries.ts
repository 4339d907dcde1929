import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import type { Translations } from '../../lib/i18n';

export type Forecast = CallResult<'GET /api/weather/forecast'>['result'];
export type WeatherReading = NonNullable<Forecast['forecastList'][number]['timeList'][number]['weather']>;

const tenMinutesMs = 10 * 60_000;
const halfMinuteMs = 30_000;

/** Six days of weather at a hotel. No retries, because the server has already tried every provider. */
export const getForecastQuery = ({ wireLanguage }: Translations, htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['weather', htlCode],
    queryFn: ({ signal }) =>
      call('GET /api/weather/forecast', { query: { htlCode, langCode: wireLanguage }, signal }).then(
        (response) => response.result,
      ),
    staleTime: ({ state }) => (state.data?.lastKnownYn === 'Y' ? halfMinuteMs : tenMinutesMs),
    retry: false,
  });

import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { forecastDays } from '@dining/domain/weather/forecast-slots';
import { Badge } from '@dining/ui/badge';
import { joinClasses } from '@dining/ui/join-classes';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import type { Forecast, WeatherReading } from '../../entities/weather/queries';
import { useToday } from '../../lib/clock';
import { formatDayInText } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { SkyIcon } from './sky-icon';

interface ForecastTableProps {
  forecast: Forecast;
  caption: string;
  visitDay: SeoulDate | null;
}

export function ForecastTable({ forecast, caption, visitDay }: ForecastTableProps) {
  const translations = useTranslations();
  const today = useToday();
  const { t } = translations;
  const headerCellClass = 'pb-2 pl-3 text-left font-normal text-ink-soft text-xs md:pl-6';
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th className={joinClasses(headerCellClass, 'w-[32%]')} scope="col">
            {t('weather.date')}
          </th>
          <th className={headerCellClass} scope="col">
            {t('weather.morning')}
          </th>
          <th className={headerCellClass} scope="col">
            {t('weather.afternoon')}
          </th>
        </tr>
      </thead>
      <tbody>
        {forecast.forecastList.map(({ forecastDate, timeList }) => (
          <tr
            className={joinClasses('border-line border-t', forecastDate === visitDay && 'chosen-colors bg-brass-wash')}
            key={forecastDate}
            {...(forecastDate === visitDay && { 'aria-current': 'date' })}
          >
            <th className="break-keep py-3 pl-3 text-left align-middle font-normal text-sm md:pl-6" scope="row">
              <span className="grid justify-items-start gap-1 *:whitespace-normal">
                <span>{formatDayInText(translations, forecastDate, today)}</span>
                {forecastDate === visitDay && <Badge tone="ink">{t('weather.visitDay')}</Badge>}
              </span>
            </th>
            {timeList.map(({ forecastTime, weather }) => (
              <td className="h-16 py-2 pr-2 pl-3 align-middle md:pl-6" key={forecastTime}>
                <ForecastCell weather={weather} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ForecastCell({ weather }: { weather: WeatherReading | null }) {
  const { t } = useTranslations();
  if (weather === null) {
    return (
      <>
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
        <VisuallyHidden>{t('weather.unknown')}</VisuallyHidden>
      </>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 md:gap-x-4">
      {weather.weatherType !== '' && <SkyIcon className="text-ink-soft" sky={weather.weatherType} />}
      <span className="grid min-w-0 grow basis-[min-content]">
        <span className="leading-6">{t('weather.temperature', { degrees: weather.temperature })}</span>
        <span className="text-ink-soft text-xs first-letter:uppercase">
          {weather.weatherType === '' ? weather.weatherDesc : t(`weather.sky.${weather.weatherType}`)}
        </span>
      </span>
    </span>
  );
}

export function ForecastSkeleton() {
  return (
    <Loading>
      <div className="h-6.5" />
      {Array.from({ length: forecastDays }, (_, row) => (
        <div className="grid h-[4.3rem] grid-cols-[32%_1fr_1fr] items-center border-line border-t md:h-16.25" key={row}>
          <Skeleton className="mx-3 md:mx-6" height="0.875rem" />
          <Skeleton className="mx-3 md:mx-6" height="1.75rem" />
          <Skeleton className="mx-3 md:mx-6" height="1.75rem" />
        </div>
      ))}
    </Loading>
  );
}

import { decodeVisit } from '@dining/contract/codecs/visit';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { ErrorState } from '@dining/ui/error-state';
import { Notice } from '@dining/ui/notice';
import { Stack } from '@dining/ui/stack';
import { TextLink } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useHotels } from '../../entities/app/app-data';
import { type Forecast, getForecastQuery } from '../../entities/weather/queries';
import { useToday } from '../../lib/clock';
import { formatVisitInText } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { ForecastSkeleton, ForecastTable } from './forecast-table';

export interface WeatherDialogProps {
  htlCode: HtlCode;
  visitDay: SeoulDate | null;
  onClose: () => void;
}

export function WeatherDialog({ htlCode, visitDay, onClose }: WeatherDialogProps) {
  const translations = useTranslations();
  const today = useToday();
  const { t } = translations;
  const hotel = useHotels().find((other) => other.htlCode === htlCode);
  const title =
    hotel === undefined
      ? t('weather.titleNoPlace')
      : t('weather.title', { place: localizeField(translations, hotel, 'htlName') });
  const { data, isError, isFetching, refetch } = useQuery(getForecastQuery(translations, htlCode));
  const content = useRef<HTMLDivElement>(null);
  // The retry button disappears on success, so the focus moves to the result.
  const retry = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) content.current?.focus();
  };
  return (
    <Dialog onClose={onClose} open size="md" title={title}>
      <div className="outline-none" ref={content} tabIndex={-1}>
        {data === undefined && !isError && <ForecastSkeleton />}
        {data === undefined && isError && (
          <ErrorState
            action={
              <Button onClick={() => void retry()} pending={isFetching}>
                {t('common.buttons.retry')}
              </Button>
            }
            className="py-6 md:py-8"
            level={3}
            title={t('weather.failed')}
          />
        )}
        {data !== undefined && (
          <Stack gap={4}>
            {data.lastKnownYn === 'Y' && (
              <Notice announce>
                {t('weather.lastKnown', { heard: formatVisitInText(translations, decodeVisit(data.heardDate), today) })}
              </Notice>
            )}
            {isBeyondForecast(data, visitDay) && <p className="text-ink-soft text-sm">{t('weather.beyond')}</p>}
            <ForecastTable caption={title} forecast={data} visitDay={visitDay} />
            <ForecastSource forecast={data} />
          </Stack>
        )}
      </div>
    </Dialog>
  );
}

const isBeyondForecast = ({ forecastList }: Forecast, visitDay: SeoulDate | null): boolean => {
  const lastDay = forecastList.at(-1)?.forecastDate;
  return visitDay !== null && lastDay !== undefined && visitDay > lastDay;
};

/** Names the source of the forecast, as the licences of the weather services require. Demo data has no source. */
function ForecastSource({ forecast: { demoYn, sourceName, sourceUrl } }: { forecast: Forecast }) {
  const { t } = useTranslations();
  if (demoYn === 'Y') return <p className="text-ink-soft text-xs">{t('weather.demo')}</p>;
  return (
    <p className="text-ink-soft text-xs">
      <TextLink href={sourceUrl} newWindow>
        {t('weather.source', { name: sourceName })}
        <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
      </TextLink>
    </p>
  );
}

import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRatingsQuery, saveRatingsSwitch } from '../../entities/reviews/ratings';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useSettingChange } from './use-setting-change';

/** Shows and changes whether the reviews of a hotel have ratings. */
export function RatingsBlock({ htlCode }: { htlCode: HtlCode }) {
  const { t } = useTranslations();
  const notify = useNotify();
  const { write, confirmChange, showProblem } = useSettingChange();
  const queryClient = useQueryClient();
  const query = getRatingsQuery(htlCode);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [isPending, setIsPending] = useState(false);

  const switchRatings = async (isOn: boolean, hotel: string, count: number): Promise<void> => {
    const isSure = await confirmChange(
      t('staffSettings.ratings.title'),
      t(isOn ? 'staffSettings.ratings.askOn' : 'staffSettings.ratings.askOff', { hotel, count }),
      t(isOn ? 'staffSettings.turnOn' : 'staffSettings.turnOff'),
      !isOn,
    );
    if (!isSure) return;
    setIsPending(true);
    const outcome = await write(saveRatingsSwitch, { htlCode, isOn });
    setIsPending(false);
    if (!outcome.ok) return showProblem(outcome.problem);
    queryClient.setQueryData(query.queryKey, outcome.value.ratings);
    notify(t(isOn ? 'staffSettings.ratings.turnedOn' : 'staffSettings.ratings.turnedOff', { hotel }));
  };
  return (
    <Block
      action={
        data !== undefined && (
          <Button
            aria-label={`${t(data.isOn ? 'staffSettings.turnOff' : 'staffSettings.turnOn')}: ${t('staffSettings.ratings.title')}`}
            onClick={() => void switchRatings(!data.isOn, data.hotelName, data.reviews)}
            pending={isPending}
            size="sm"
          >
            {t(data.isOn ? 'staffSettings.turnOff' : 'staffSettings.turnOn')}
          </Button>
        )
      }
      title={t('staffSettings.ratings.title')}
    >
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows count={1} />}
      {data !== undefined && (
        <div className="grid gap-1">
          <OnOffLabel isOn={data.isOn} />
          <p className="text-ink-soft">
            {t(data.isOn ? 'staffSettings.ratings.on' : 'staffSettings.ratings.off')}
            {!data.areReviewsOn && ` ${t('staffSettings.ratings.noReviews')}`}
          </p>
        </div>
      )}
    </Block>
  );
}

/** Shows the state of a switch. */
export function OnOffLabel({ isOn }: { isOn: boolean }) {
  const { t } = useTranslations();
  return <StateLabel tone={isOn ? 'done' : 'neutral'}>{t(isOn ? 'staffSettings.on' : 'staffSettings.off')}</StateLabel>;
}

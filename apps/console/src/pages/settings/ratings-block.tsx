import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRatingsQuery, saveRatingsSwitch } from '../../entities/reviews/ratings';
import { Mark } from '../../features/screen/mark';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useSetting } from './use-setting';

/** Whether the reviews of a hotel have ratings. */
export function RatingsBlock({ htlCode }: { htlCode: HtlCode }) {
  const { t } = useTranslations();
  const notify = useNotify();
  const { write, ask, explain } = useSetting();
  const queryClient = useQueryClient();
  const query = createRatingsQuery(htlCode);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [isPending, setIsPending] = useState(false);

  const turn = async (isOn: boolean, hotel: string, count: number): Promise<void> => {
    const isSure = await ask(
      t('staffSettings.ratings.title'),
      t(isOn ? 'staffSettings.ratings.askOn' : 'staffSettings.ratings.askOff', { hotel, count }),
      t(isOn ? 'staffSettings.turnOn' : 'staffSettings.turnOff'),
      !isOn,
    );
    if (!isSure) return;
    setIsPending(true);
    const outcome = await write(saveRatingsSwitch, { htlCode, isOn });
    setIsPending(false);
    if (!outcome.ok) return explain(outcome.problem);
    queryClient.setQueryData(query.queryKey, outcome.value.ratings);
    notify(t(isOn ? 'staffSettings.ratings.turnedOn' : 'staffSettings.ratings.turnedOff', { hotel }));
  };
  return (
    <Block
      action={
        data !== undefined && (
          <Button
            aria-label={`${t(data.isOn ? 'staffSettings.turnOff' : 'staffSettings.turnOn')}: ${t('staffSettings.ratings.title')}`}
            onClick={() => void turn(!data.isOn, data.hotelName, data.reviews)}
            pending={isPending}
            size="sm"
          >
            {t(data.isOn ? 'staffSettings.turnOff' : 'staffSettings.turnOn')}
          </Button>
        )
      }
      title={t('staffSettings.ratings.title')}
    >
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows count={1} />}
      {data !== undefined && (
        <div className="grid gap-1">
          <OnOffMark isOn={data.isOn} />
          <p className="text-ink-soft">
            {t(data.isOn ? 'staffSettings.ratings.on' : 'staffSettings.ratings.off')}
            {!data.areReviewsOn && ` ${t('staffSettings.ratings.noReviews')}`}
          </p>
        </div>
      )}
    </Block>
  );
}

/** The state of a switch. */
export function OnOffMark({ isOn }: { isOn: boolean }) {
  const { t } = useTranslations();
  return <Mark look={isOn ? 'done' : 'open'}>{t(isOn ? 'staffSettings.on' : 'staffSettings.off')}</Mark>;
}

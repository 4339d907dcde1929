import type { ProblemError } from '@dining/client/problem-error';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getPointRateQuery, type PointRate, savePointRate } from '../../entities/hotels/point-rate';
import { PointRateForm } from '../../features/hotels/point-rate-form';
import { type Conflict, ConflictDialog } from '../../features/screen/conflict-dialog';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useSettingChange } from './use-setting-change';

/** Shows and changes the percentage of the paid amount that a hotel gives as points. */
export function PointRateBlock({ htlCode, canEdit }: { htlCode: HtlCode; canEdit: boolean }) {
  const { t } = useTranslations();
  const notify = useNotify();
  const { write, confirmChange, showProblem } = useSettingChange();
  const queryClient = useQueryClient();
  const query = getPointRateQuery(htlCode);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [isOpen, setIsOpen] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const formatRate = (rate: number): string =>
    rate === 0 ? t('staffSettings.points.none') : t('staffSettings.points.rate', { rate });

  const send = async (rate: PointRate, from: number, to: number, reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(savePointRate, { htlCode, from, to, reason });
    if (outcome.ok) {
      queryClient.setQueryData(query.queryKey, outcome.value.pointRate);
      setIsOpen(false);
      notify(t('staffSettings.points.saved', { hotel: rate.hotelName, to: formatRate(to) }));
      return undefined;
    }
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile') {
      const savedRate = Number(current['pointRate']);
      setConflict({
        rows: [{ label: t('staffSettings.points.title'), yours: formatRate(to), theirs: formatRate(savedRate) }],
        keepYours: () => void overwrite(rate, savedRate, to, reason),
      });
    }
    return outcome.problem;
  };
  const overwrite = async (rate: PointRate, from: number, to: number, reason: string): Promise<void> => {
    setConflict(undefined);
    const problem = await send(rate, from, to, reason);
    if (problem !== undefined && problem.code !== 'changed_meanwhile') showProblem(problem);
  };
  const save = async (rate: PointRate, to: number, reason: string): Promise<ProblemError | undefined> => {
    const { hotelName: hotel, pointRate: from, visits: count } = rate;
    if (to === from) {
      setIsOpen(false);
      notify(t('staffSettings.unchanged'));
      return undefined;
    }
    const isSure = await confirmChange(
      t('staffSettings.points.title'),
      t('staffSettings.points.ask', { hotel, from: formatRate(from), to: formatRate(to), count }),
      t('staffSettings.save'),
      to < from,
    );
    return isSure ? send(rate, from, to, reason) : undefined;
  };
  return (
    <Block
      action={
        canEdit &&
        data !== undefined && (
          <Button
            aria-label={`${t('staffSettings.change')}: ${t('staffSettings.points.title')}`}
            onClick={() => setIsOpen(true)}
            size="sm"
          >
            {t('staffSettings.change')}
          </Button>
        )
      }
      title={t('staffSettings.points.title')}
    >
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows count={1} />}
      {data !== undefined && (
        <div className="grid gap-1">
          <p className="font-medium tabular-nums">{formatRate(data.pointRate)}</p>
          {data.pointRate === 0 && <p className="text-ink-soft">{t('staffSettings.points.noneText')}</p>}
          {!canEdit && <p className="text-ink-soft">{t('staffSettings.readOnly')}</p>}
        </div>
      )}
      {data !== undefined && (
        <Dialog
          closeOnClickOutside={false}
          onClose={() => setIsOpen(false)}
          open={isOpen}
          size="sm"
          title={`${t('staffSettings.points.title')} · ${data.hotelName}`}
        >
          <PointRateForm onSave={(to, reason) => save(data, to, reason)} pointRate={data.pointRate} />
        </Dialog>
      )}
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onKeepTheirs={() => {
          setConflict(undefined);
          setIsOpen(false);
          void refetch();
        }}
      />
    </Block>
  );
}

import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CampaignCount, getCampaignsQuery } from '../../entities/campaigns/campaigns';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, useHotels } from '../../entities/hotels/staff-hotels';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { formatDay, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { useRequestForm } from '../../lib/use-request-form';

interface Period {
  from: string;
  to: string;
}

const defaultPeriodDays = 30;

function PeriodForm({
  period,
  pending,
  onShow,
}: {
  period: Period;
  pending: boolean;
  onShow: (period: Period) => void;
}) {
  const { t } = useTranslations();
  const { submit, getRequiredFieldProps } = useRequestForm<Period>({
    defaultValues: period,
    check: ({ from, to }) =>
      from === '' || to === '' || to < from ? [{ field: 'to', text: t('campaigns.orderWrong') }] : [],
    send(newPeriod) {
      onShow(newPeriod);
      return undefined;
    },
  });
  return (
    <form
      aria-label={t('campaigns.period')}
      className="grid max-w-2xl grid-cols-2 items-start gap-4 md:grid-cols-[1fr_1fr_auto]"
      noValidate
      onSubmit={submit}
    >
      <TextField {...getRequiredFieldProps('from')} data-key="search" label={t('campaigns.from')} type="date" />
      <TextField {...getRequiredFieldProps('to')} label={t('campaigns.to')} type="date" />
      <Button className="justify-self-start md:mt-[1.9rem]" pending={pending} type="submit" variant="primary">
        {t('campaigns.show')}
      </Button>
    </form>
  );
}

const cellClasses = 'row-height px-3 py-1 align-middle';
const numberClasses = 'w-32 text-right tabular-nums';

function CampaignTable({ campaigns }: { campaigns: readonly CampaignCount[] }) {
  const translations = useTranslations();
  const { t } = translations;
  const calculateSum = (name: 'reservations' | 'cancelled' | 'paidAmount') =>
    campaigns.reduce((total, campaign) => total + campaign[name], 0);
  const formatCount = (count: number) => count.toLocaleString('en');
  const renderName = (text: string) =>
    text === '' ? <span className="text-ink-soft">{t('campaigns.unnamed')}</span> : <bdi>{text}</bdi>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[44rem] table-fixed border-collapse text-left">
        <caption className="sr-only">{t('campaigns.title')}</caption>
        <thead className="border-line border-b text-ink-soft text-xs">
          <tr>
            {(['source', 'medium', 'name'] as const).map((name) => (
              <th className="px-3 py-2 font-medium" key={name} scope="col">
                {t(`campaigns.columns.${name}`)}
              </th>
            ))}
            {(['reservations', 'cancelled', 'paid'] as const).map((name) => (
              <th className={`px-3 py-2 font-medium ${numberClasses}`} key={name} scope="col">
                {t(`campaigns.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaigns.map(({ source, medium, name, reservations, cancelled, paidAmount }) => (
            <tr className="border-line border-b hover:bg-sunk" key={JSON.stringify([source, medium, name])}>
              <th className={`${cellClasses} break-words font-medium`} scope="row">
                {renderName(source)}
              </th>
              <td className={`${cellClasses} break-words`}>{renderName(medium)}</td>
              <td className={`${cellClasses} break-words`}>{renderName(name)}</td>
              <td className={`${cellClasses} ${numberClasses}`}>{formatCount(reservations)}</td>
              <td className={`${cellClasses} ${numberClasses}`}>{formatCount(cancelled)}</td>
              <td className={`${cellClasses} ${numberClasses}`}>{formatWon(translations, paidAmount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th className={cellClasses} colSpan={3} scope="row">
              {t('campaigns.total')}
            </th>
            <td className={`${cellClasses} ${numberClasses}`}>{formatCount(calculateSum('reservations'))}</td>
            <td className={`${cellClasses} ${numberClasses}`}>{formatCount(calculateSum('cancelled'))}</td>
            <td className={`${cellClasses} ${numberClasses}`}>{formatWon(translations, calculateSum('paidAmount'))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Shows how many reservations each campaign brought in a period, at the chosen hotel or venue, or everywhere. */
export function CampaignsPage() {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const today = getTodayInSeoul(useNow());
  const [scopeKey] = useChosenScope();
  const scope = findScope(scopeKey, listAllScopes(hotels));
  const [period, setPeriod] = useState<Period>(() => ({ from: addDays(today, 1 - defaultPeriodDays), to: today }));
  const { data, error, isFetching, refetch } = useQuery({
    ...getCampaignsQuery({
      ...period,
      ...(scope !== undefined && scope.type !== 'group' && { htlCode: scope.htlCode }),
      ...(scope?.type === 'venue' && { dinCode: scope.dinCode }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid content-start gap-4 p-5 xl:p-6">
      <ScreenHead title={t('campaigns.title')} />
      <p className="text-ink-soft">{t('campaigns.text')}</p>
      <PeriodForm onShow={setPeriod} pending={isFetching && data !== undefined} period={period} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows />}
      {data !== undefined && error === null && (
        <>
          <p role="status">
            {formatDay(translations, data.from)} – {formatDay(translations, data.to)}
          </p>
          {data.hasMore && <Notice tone="info">{t('campaigns.cut', { count: data.campaigns.length })}</Notice>}
          {data.campaigns.length === 0 ? (
            <EmptyList title={t('campaigns.none')}>{t('campaigns.noneText')}</EmptyList>
          ) : (
            <CampaignTable campaigns={data.campaigns} />
          )}
        </>
      )}
    </div>
  );
}

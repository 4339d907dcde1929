import type { ProblemError } from '@dining/client/problem-error';
import { closingDaysLimit } from '@dining/domain/availability/closing-days-limit';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getPermission } from '@dining/domain/staff/permissions';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Closing, closingsKey, getClosingsQuery, removeClosing } from '../../entities/availability/closings';
import { useHotels } from '../../entities/hotels/staff-hotels';
import { getStockQuery, stockKey } from '../../entities/inventory/stock';
import { useMe } from '../../entities/session/session';
import { ClosingForm, type NewClosing } from '../../features/availability/closing-form';
import { Block, EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { attempt } from '../../lib/attempt';
import { formatDay, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';
import { HolidaysBlock } from './holidays-block';
import { StockBlock } from './stock-block';
import { useStockChange } from './use-stock-change';

/** Shows the stock of a venue, the closings of about the next three months, and the public holidays. */
export function CalendarPage() {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const now = useNow();
  const hotels = useHotels();
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const today = getTodayInSeoul(now);
  const {
    data: closings,
    error,
    isFetching,
    refetch,
  } = useQuery(getClosingsQuery(today, addDays(today, closingDaysLimit - 1)));
  const venues = hotels.flatMap(({ htlCode, venues: hotelVenues }) =>
    hotelVenues
      .filter(({ dinCode }) => getPermission(me.grants, 'calendar', { type: 'venue', htlCode, dinCode }, now).allowed)
      .map((venue) => ({ ...venue, htlCode })),
  );
  const getVenueName = (code: string): string => venues.find(({ dinCode }) => dinCode === code)?.name ?? code;
  const refresh = async () => {
    await Promise.all([closingsKey, stockKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const mayCancel = (code: string): boolean =>
    venues.some(
      ({ htlCode, dinCode }) =>
        dinCode === code && getPermission(me.grants, 'venue.cancel', { type: 'venue', htlCode, dinCode }, now).allowed,
    );
  const stockFlow = useStockChange(mayCancel, () => setIsAdding(false));
  const getTimeName = (time: string | null): string => time ?? t('staffCalendar.closings.wholeDay');

  const closeVenue = async ({ dinCode: code, ...closing }: NewClosing): Promise<ProblemError | undefined> => {
    const dinCode = venues.find((venue) => venue.dinCode === code)?.dinCode;
    if (dinCode === undefined) return undefined;
    const stock = await attempt(() => queryClient.fetchQuery(getStockQuery(dinCode)));
    if (!stock.ok) return stock.problem;
    return stockFlow.propose({ dinCode, version: stock.value.version, change: { type: 'closing', ...closing } });
  };

  const reopenVenue = async ({ dinCode, day, time }: Closing): Promise<void> => {
    const textValues = { venue: getVenueName(dinCode), day: formatDay(translations, day), time: getTimeName(time) };
    const isSure = await alerts.show({
      title: t('staffCalendar.closings.open'),
      message: t('staffCalendar.closings.openAsk', textValues),
      confirmLabel: t('staffCalendar.closings.open'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (!isSure) return;
    const outcome = await write(removeClosing, { dinCode, from: day, to: day, time, reason: '' });
    await refresh();
    if (outcome.ok) notify(t('staffCalendar.closings.opened'));
    else if (outcome.problem.status !== 401)
      await alerts.show({ message: formatProblem(translations, outcome.problem) });
  };

  return (
    <div className="grid max-w-6xl content-start gap-4 p-5 xl:p-6">
      <ScreenHead title={t('staffCalendar.title')}>
        {venues.length > 0 && (
          <Button data-key="new" onClick={() => setIsAdding(true)} size="sm" variant="primary">
            {t('staffCalendar.closings.add')}
          </Button>
        )}
      </ScreenHead>
      <StockBlock mayCancel={mayCancel} today={today} venues={venues} />
      <Block title={t('staffCalendar.closings.title')}>
        {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {closings === undefined && error === null && <LoadingRows count={4} />}
        {closings?.length === 0 && (
          <EmptyList title={t('staffCalendar.closings.none')}>{t('staffCalendar.closings.noneText')}</EmptyList>
        )}
        {closings !== undefined && closings.length > 0 && (
          <table aria-label={t('staffCalendar.closings.title')} className="w-full text-left">
            <thead className="border-line border-b text-ink-soft text-xs">
              <tr>
                {(['day', 'venue', 'time', 'bookings'] as const).map((column) => (
                  <th className="px-2 py-2 font-medium" key={column} scope="col">
                    {t(`staffCalendar.closings.columns.${column}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {closings.map((closing) => {
                const { dinCode, day, time, parties, people } = closing;
                const textValues = {
                  venue: getVenueName(dinCode),
                  day: formatDay(translations, day),
                  time: getTimeName(time),
                };
                return (
                  <tr className="border-line border-b" key={`${dinCode} ${day} ${time ?? ''}`}>
                    <th className="px-2 py-2 font-medium tabular-nums" scope="row">
                      {textValues.day}
                    </th>
                    <td className="px-2 py-2">{textValues.venue}</td>
                    <td className="px-2 py-2 tabular-nums">{textValues.time}</td>
                    <td className={parties > 0 ? 'px-2 py-2 text-warning' : 'px-2 py-2 text-ink-soft'}>
                      {parties > 0 ? t('staffCalendar.closings.remain', { count: parties, people }) : '–'}
                    </td>
                    <td className="px-2 py-2 text-right">
                      <Button
                        aria-label={t('staffCalendar.closings.openName', textValues)}
                        onClick={() => void reopenVenue(closing)}
                        size="sm"
                        variant="quiet"
                      >
                        {t('staffCalendar.closings.open')}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </Block>
      <HolidaysBlock canEdit={getPermission(me.grants, 'calendar', { type: 'group' }, now).allowed} today={today} />
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setIsAdding(false)}
        open={isAdding}
        title={t('staffCalendar.closings.add')}
      >
        <ClosingForm onSave={closeVenue} today={today} venues={venues} />
      </Dialog>
      {stockFlow.dialogs}
    </div>
  );
}

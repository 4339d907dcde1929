import { isClosed, listStartTimes } from '@dining/domain/availability/slots';
import type { StockChange } from '@dining/domain/availability/stock-change';
import { countTableSeats } from '@dining/domain/availability/table';
import type { StockPart } from '@dining/domain/catalogue/form-contents';
import { findDayStock } from '@dining/domain/inventory/day-stock';
import type { DinCode } from '@dining/domain/shared/codes';
import { createHolidayCalendar, getDayType, type HolidayCalendar } from '@dining/domain/shared/holidays';
import { languageNames } from '@dining/domain/shared/language';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Calendar, type DayStatus } from '@dining/ui/calendar';
import { Dialog } from '@dining/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getHolidaysQuery, type HolidayYear } from '../../entities/availability/closings';
import { getStockQuery, type VenueStockView } from '../../entities/inventory/stock';
import { DayForm } from '../../features/inventory/day-form';
import { SeasonsForm } from '../../features/inventory/seasons-form';
import type { StockHistoryProps } from '../../features/inventory/stock-history-props';
import { TurnTimesForm } from '../../features/inventory/turn-times-form';
import { WeeklyForm } from '../../features/inventory/weekly-form';
import { FilterSelect } from '../../features/screen/filter-select';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { formatLongDay, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { StockHistory } from './stock-history';
import { useStockChange } from './use-stock-change';

interface StockBlockProps {
  readonly venues: readonly { readonly dinCode: DinCode; readonly name: string }[];
  readonly today: string;
  readonly mayCancel: (dinCode: DinCode) => boolean;
}

type Editor = 'day' | 'weekly' | 'seasons' | 'turnTimes';

interface HolidayDays {
  readonly calendar: HolidayCalendar;
  readonly names: ReadonlyMap<string, string>;
}

/** Loads the holidays of this year and the next, which the calendar shows. */
function useHolidayDays(today: string) {
  const year = Number(today.slice(0, 4));
  const current = useQuery(getHolidaysQuery(year));
  const next = useQuery(getHolidaysQuery(year + 1));
  return {
    days: combineHolidays(year, current.data, next.data),
    error: current.error ?? next.error,
    refetch: () => Promise.all([current.refetch(), next.refetch()]),
  };
}

function combineHolidays(
  year: number,
  current: HolidayYear | undefined,
  next: HolidayYear | undefined,
): HolidayDays | undefined {
  if (current === undefined || next === undefined) return undefined;
  const days = [...current.days, ...next.days];
  const completeYears = [...(current.isComplete ? [year] : []), ...(next.isComplete ? [year + 1] : [])];
  return {
    calendar: createHolidayCalendar(
      days.map(({ day }) => day),
      completeYears,
    ),
    names: new Map(days.map(({ day, name }) => [day, name])),
  };
}

/** Describes a day: which rule it follows, whether it is closed, and its start times. */
function describeDay(stock: VenueStockView, holidays: HolidayCalendar, date: string) {
  const dayType = getDayType(date, holidays);
  if (dayType === 'unknown') return { type: 'unknown', seasonName: '', isDayClosed: false, starts: [] } as const;
  const dayStock = findDayStock(stock, date, dayType);
  const season =
    dayStock.type === 'season' ? stock.seasons.find(({ from }) => from === dayStock.season.from) : undefined;
  return {
    type: dayStock.type,
    seasonName: season?.name ?? '',
    isDayClosed: stock.closings.some((closing) => closing.date === date && closing.time === null),
    starts: listStartTimes(stock, date, dayType).map((start) => ({
      ...start,
      isClosed: isClosed(stock, date, start.time),
    })),
  };
}

type DescribedDay = ReturnType<typeof describeDay>;

const isOpenDay = ({ isDayClosed, starts }: DescribedDay): boolean =>
  !isDayClosed && starts.some((start) => !start.isClosed);

function DayPanel({
  stock,
  described,
  date,
  holidayName,
}: {
  stock: VenueStockView;
  described: DescribedDay;
  date: string;
  holidayName: string | undefined;
}) {
  const translations = useTranslations();
  const { t } = translations;
  const getRoomName = (code: string | null): string =>
    stock.rooms.find(({ dinRoomCode }) => dinRoomCode === code)?.name ?? code ?? '';
  return (
    <>
      <h3 className="font-medium text-base">{formatLongDay(translations, date)}</h3>
      {holidayName !== undefined && <p>{t('staffStock.day.holiday', { name: holidayName })}</p>}
      <p className="text-ink-soft">{t(`staffStock.day.sources.${described.type}`, { name: described.seasonName })}</p>
      {described.isDayClosed && <p className="text-warning">{t('staffStock.day.closed')}</p>}
      {described.starts.length === 0 && described.type !== 'unknown' && <p>{t('staffStock.day.noTimes')}</p>}
      {described.starts.length > 0 && (
        <table aria-label={t('staffStock.rows.label')} className="w-full text-left">
          <thead className="border-line border-b text-ink-soft text-xs">
            <tr>
              <th className="py-2 pr-4 font-medium" scope="col">
                {t('staffStock.rows.time')}
              </th>
              <th className="py-2 pr-4 font-medium" scope="col">
                {t('staffStock.rows.tables')}
              </th>
              <th className="py-2 font-medium" scope="col">
                {t('staffStock.rows.rooms')}
              </th>
            </tr>
          </thead>
          <tbody>
            {described.starts.map(({ time, units, isClosed: isTimeClosed }) => (
              <tr className="border-line border-b" key={time}>
                <th className="py-2 pr-4 font-medium tabular-nums" scope="row">
                  {time}
                  {isTimeClosed && !described.isDayClosed && (
                    <span className="pl-2 font-normal text-warning">{t('staffStock.day.timeClosed')}</span>
                  )}
                </th>
                <td className="py-2 pr-4 tabular-nums">{countTableSeats(units)}</td>
                <td className="py-2 tabular-nums">
                  {units
                    .filter(({ kind, open }) => kind === 'room' && open)
                    .map(({ dinRoomCode, minSeats, seats }) => `${getRoomName(dinRoomCode)} ${minSeats}–${seats}`)
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Shows the month of a venue, and edits its days, weekly rule and seasons. */
export function StockBlock({ venues, today, mayCancel }: StockBlockProps) {
  const translations = useTranslations();
  const { t, language } = translations;
  const alerts = useAlerts();
  const [chosenVenue, setChosenVenue] = useState<string>();
  const venue = venues.find(({ dinCode }) => dinCode === chosenVenue) ?? venues[0];
  const [date, setDate] = useState(today);
  const [editor, setEditor] = useState<Editor>();
  const flow = useStockChange(mayCancel, () => setEditor(undefined));
  const { days: holidays, error: holidayError, refetch: refetchHolidays } = useHolidayDays(today);
  const {
    data: stock,
    error: stockError,
    isFetching,
    refetch,
  } = useQuery({
    ...getStockQuery(venue?.dinCode ?? ('' as DinCode)),
    enabled: venue !== undefined,
  });
  if (venue === undefined) return null;
  const error = stockError ?? holidayError;

  const submit = async (change: StockChange): Promise<void> => {
    if (stock === undefined) return;
    const problem = await flow.propose({ dinCode: venue.dinCode, version: stock.version, change });
    if (problem !== undefined && problem.status !== 401)
      await alerts.show({ message: formatProblem(translations, problem) });
  };
  const described = stock && holidays && describeDay(stock, holidays.calendar, date);
  const getDayStatus = (day: string): DayStatus | undefined => {
    if (stock === undefined || holidays === undefined) return undefined;
    const info = describeDay(stock, holidays.calendar, day);
    const holidayName = holidays.names.get(day);
    const kind = isOpenDay(info) ? (info.type === 'plan' ? 'scarce' : 'free') : 'full';
    const facts = [
      t(`staffStock.month.${kind}`),
      info.seasonName,
      holidayName === undefined ? '' : t('staffStock.day.holiday', { name: holidayName }),
    ];
    const word = holidayName === undefined ? info.seasonName : t('staffStock.month.holiday');
    return { kind, text: facts.filter((fact) => fact !== '').join(', '), ...(word !== '' && { word }) };
  };
  const formProps = {
    renderHistory: <Part extends StockPart>(props: StockHistoryProps<Part>) => (
      <StockHistory {...props} dinCode={venue.dinCode} rooms={stock?.rooms ?? []} />
    ),
    today,
    isPending: flow.isPending,
    onSubmit: (change: StockChange) => void submit(change),
  };

  return (
    <Block
      action={
        <div className="flex flex-wrap items-center gap-3">
          <FilterSelect
            label={t('staffStock.venue')}
            onChange={setChosenVenue}
            options={venues.map(({ dinCode, name }) => ({ value: dinCode as string, label: name }))}
            value={venue.dinCode}
          />
          <Button inactive={stock === undefined} onClick={() => setEditor('weekly')} size="sm">
            {t('staffStock.weekly.title')}
          </Button>
          <Button inactive={stock === undefined} onClick={() => setEditor('seasons')} size="sm">
            {t('staffStock.seasons.title')}
          </Button>
          <Button inactive={stock === undefined} onClick={() => setEditor('turnTimes')} size="sm">
            {t('staffStock.turnTimes.title')}
          </Button>
        </div>
      }
      title={t('staffStock.title')}
    >
      {error !== null && (
        <LoadFailed
          error={error}
          onRetry={() => void Promise.all([refetch(), refetchHolidays()])}
          isRetrying={isFetching}
        />
      )}
      {(stock === undefined || holidays === undefined) && error === null && <LoadingRows count={6} />}
      {stock !== undefined && described !== undefined && holidays !== undefined && (
        <div className="grid items-start gap-8 lg:grid-cols-[24rem_1fr]">
          <Calendar
            formatDay={(day) => formatLongDay(translations, day)}
            getDayStatus={getDayStatus}
            label={t('staffStock.month.label')}
            labels={{
              previous: t('staffStock.month.previous'),
              next: t('staffStock.month.next'),
              today: t('staffStock.month.today'),
              chosen: t('staffStock.month.chosen'),
            }}
            legend={(['free', 'scarce', 'full'] as const).map((kind) => ({
              kind,
              label: t(`staffStock.month.${kind}`),
            }))}
            locale={languageNames[language].html}
            max={`${Number(today.slice(0, 4)) + 1}-12-31`}
            min={today}
            onChange={setDate}
            today={today}
            value={date}
          />
          <section aria-label={formatLongDay(translations, date)} className="grid content-start gap-3">
            <DayPanel date={date} described={described} holidayName={holidays.names.get(date)} stock={stock} />
            <div className="flex flex-wrap gap-3">
              <Button
                inactive={described.type === 'unknown'}
                onClick={() => setEditor('day')}
                size="sm"
                variant="primary"
              >
                {t('staffStock.day.change')}
              </Button>
              {described.type === 'plan' && (
                <Button
                  onClick={() => void submit({ type: 'reset', dates: [date] })}
                  pending={flow.isPending}
                  size="sm"
                >
                  {t('staffStock.day.reset')}
                </Button>
              )}
            </div>
          </section>
        </div>
      )}
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setEditor(undefined)}
        open={editor !== undefined && stock !== undefined && holidays !== undefined}
        size="xl"
        title={
          editor === 'day'
            ? t('staffStock.day.title', { venue: venue.name, day: formatLongDay(translations, date) })
            : t(`staffStock.${editor ?? 'weekly'}.heading`, { venue: venue.name })
        }
      >
        {stock !== undefined && holidays !== undefined && (
          <>
            {editor === 'day' && <DayForm {...formProps} date={date} holidays={holidays.calendar} stock={stock} />}
            {editor === 'weekly' && <WeeklyForm {...formProps} stock={stock} />}
            {editor === 'turnTimes' && <TurnTimesForm {...formProps} stock={stock} />}
            {editor === 'seasons' && <SeasonsForm {...formProps} stock={stock} />}
          </>
        )}
      </Dialog>
      {flow.dialogs}
    </Block>
  );
}

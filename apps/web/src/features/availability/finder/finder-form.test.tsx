// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { FinderQuery } from '@dining/domain/search/finder-query';
import { noFilter, type VenueFilter } from '@dining/domain/search/venue-filter';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { formatDayInText, formatFullDay } from '@dining/i18n/formats';
import { availability as texts } from '@dining/i18n/site/en/availability';
import { common } from '@dining/i18n/site/en/common';
import { reservation } from '@dining/i18n/site/en/reservation';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { addCssEscape } from '../../../../../../packages/ui/test/browser';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { appDataQuery, hotelsQuery } from '../../../entities/app/app-data';
import type { FreeTables } from '../../../entities/availability/free-tables';
import { ChosenFilters } from './chosen-filters';
import { FinderForm } from './finder-form';
import { FinderStatus } from './finder-status';

prepareSite('availability', 'reservation');
beforeAll(addCssEscape);
const today = getTodayInSeoul(new Date());
const htlCode = toCode<HtlCode>('H01');
const tomorrow = addDays(today, 1);

function TestForm({ day, onQuery }: { day: SeoulDate; onQuery: (query: FinderQuery, htlCode: HtlCode) => void }) {
  const [query, setQuery] = useState<FinderQuery>({
    isForAllHotels: false,
    party: { adults: 2, kids: 0 },
    day,
    meal: 'D',
    ...noFilter,
  });
  const [chosenHtlCode, setChosenHtlCode] = useState(htlCode);
  const change = (nextQuery: FinderQuery, nextHtlCode: HtlCode) => {
    setQuery(nextQuery);
    setChosenHtlCode(nextHtlCode);
    onQuery(nextQuery, nextHtlCode);
  };
  return <FinderForm htlCode={chosenHtlCode} onChange={change} finderQuery={query} />;
}
const createHotel = (code: string, name: string) => ({ htlCode: code, ...encodeText('htlName', { default: name }) });
const open = async (day = tomorrow) => {
  const onQuery = vi.fn<(query: FinderQuery, htlCode: HtlCode) => void>();
  const { user } = await renderInSite(<TestForm day={day} onQuery={onQuery} />, (queryClient) => {
    queryClient.setQueryData(hotelsQuery.queryKey, [
      createHotel('H01', 'Dalbit Seoul'),
      createHotel('H02', 'Dalbit Jeju'),
    ] as never);
    const holiday = { propAttrValue: addDays(today, 2), ...encodeText('propAttrDesc', { default: 'Foundation Day' }) };
    queryClient.setQueryData(appDataQuery.queryKey, {
      dbPropList: [{ propName: 'HOLIDAY', propAttrList: [holiday] }],
    } as never);
  });
  return { user, getLastQuery: () => onQuery.mock.lastCall };
};
const choose = (user: UserEvent, group: string, option: string) =>
  user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: option }));

it('the table search form labels the next days in full, with today and holidays named', async () => {
  await open();
  const group = within(screen.getByRole('group', { name: texts.days }));
  const days = group.getAllByRole('radio').map((day) => day.getAttribute('aria-label'));
  expect(days).toHaveLength(13);
  expect(days[0]).toBe(`${texts.today}, ${formatFullDay(today, 'en')}`);
  expect(days[2]).toBe(`${formatFullDay(addDays(today, 2), 'en')}, Foundation Day`);
  expect(group.getByRole('radio', { checked: true })).toBe(
    screen.getByRole('radio', { name: formatFullDay(tomorrow, 'en') }),
  );
});

it('the table search form chooses a day with the arrow keys', async () => {
  const { user, getLastQuery } = await open();
  await user.click(screen.getByRole('radio', { name: formatFullDay(tomorrow, 'en') }));
  await user.keyboard('{ArrowLeft}');
  expect(getLastQuery()?.[0].day).toBe(today);
});

it('the table search form chooses a later day in the calendar, which shows no past month', async () => {
  const { user, getLastQuery } = await open();
  const anotherDayButton = screen.getByRole('button', { name: texts.anotherDay });
  expect(anotherDayButton.getAttribute('aria-expanded')).toBe('false');
  await user.click(anotherDayButton);
  const getMonthButton = (name: string) => screen.getByRole('button', { name });
  const { nextMonth, previousMonth } = reservation.date;
  const laterDay = addDays(today, 40);
  const getMonth = (day: SeoulDate) => Number(day.slice(5, 7));
  const monthCount = (getMonth(laterDay) - getMonth(tomorrow) + 12) % 12;
  for (let month = 0; month < monthCount; month += 1) await user.click(getMonthButton(nextMonth));
  await user.click(screen.getByRole('button', { name: formatFullDay(laterDay, 'en') }));
  expect(getLastQuery()?.[0].day).toBe(laterDay);
  for (let month = 0; month < monthCount; month += 1) await user.click(getMonthButton(previousMonth));
  const isTomorrowNextMonth = getMonth(tomorrow) !== getMonth(today);
  expect(getMonthButton(previousMonth).getAttribute('aria-disabled')).toBe(isTomorrowNextMonth ? null : 'true');
});

it('the table search form names a chosen day that is not among the next days', async () => {
  await open(addDays(today, 40));
  const name = new RegExp(`${formatDayInText(addDays(today, 40), 'en', today)}.*${texts.anotherDay}`);
  expect(screen.getByRole('button', { name })).toBeDefined();
});

it('the table search form changes party and meal', async () => {
  const { user, getLastQuery } = await open();
  await user.click(
    screen.getByRole('button', { name: common.buttons.increase.replace('{{label}}', common.guests.adult) }),
  );
  await user.click(
    screen.getByRole('button', { name: common.buttons.increase.replace('{{label}}', common.guests.kid) }),
  );
  await choose(user, texts.meal, texts.anyMeal);
  expect(getLastQuery()?.[0]).toMatchObject({ party: { adults: 3, kids: 1 }, meal: null });
});

it('the table search form searches another hotel, or all of them', async () => {
  const { user, getLastQuery } = await open();
  await choose(user, texts.hotel, 'Dalbit Jeju');
  expect(getLastQuery()).toEqual([expect.objectContaining({ isForAllHotels: false }), 'H02']);
  await choose(user, texts.hotel, texts.everyHotel);
  expect(getLastQuery()).toEqual([expect.objectContaining({ isForAllHotels: true }), 'H02']);
});

it('the table search form limits the search to a cuisine and features, and removes these limits', async () => {
  const { user, getLastQuery } = await open();
  await choose(user, texts.cuisine, texts.cuisines.grill);
  expect(getLastQuery()?.[0].cuisine).toBe('grill');
  const check = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  await check(texts.features.view);
  await check(texts.features.room);
  expect(getLastQuery()?.[0].features).toEqual(['room', 'view']);
  await check(texts.features.view);
  await choose(user, texts.cuisine, texts.anyCuisine);
  expect(getLastQuery()?.[0]).toMatchObject({ cuisine: null, features: ['room'] });
});

it('the chosen filters are named on buttons that remove one or all of them', async () => {
  const onChange = vi.fn<(filter: VenueFilter) => void>();
  const filter: VenueFilter = { cuisine: 'grill', features: ['room', 'view'] };
  const { user } = await renderInSite(<ChosenFilters filter={filter} onChange={onChange} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const remove = (name: string) => press(texts.removeFilter.replace('{{name}}', name));
  await remove(texts.cuisines.grill);
  expect(onChange).toHaveBeenLastCalledWith({ cuisine: null, features: ['room', 'view'] });
  await remove(texts.features.room);
  expect(onChange).toHaveBeenLastCalledWith({ cuisine: 'grill', features: ['view'] });
  await press(texts.clearFilters);
  expect(onChange).toHaveBeenLastCalledWith(noFilter);
});

it('the search result announces that no restaurant matches the filters', async () => {
  await renderInSite(<FinderStatus isFiltered onChooseDay={() => {}} tables={{ venues: new Map(), nearDays: [] }} />);
  expect(screen.getByRole('status').textContent).toBe(texts.noVenue);
});

const createTables = (hasFreeTime: boolean, nearDays: readonly string[] = []): FreeTables => ({
  venues: new Map([
    [
      toCode<DinCode>('GRILL'),
      {
        price: null,
        times: [{ time: '18:00', seatsLeft: hasFreeTime ? 4 : 0, isFree: hasFreeTime }],
        areAllTimesPast: false,
      },
    ],
  ]),
  nearDays,
});

it('the search result announces how many restaurants are available', async () => {
  await renderInSite(<FinderStatus isFiltered={false} onChooseDay={() => {}} tables={createTables(true)} />);
  expect(screen.getByRole('status').textContent).toContain('1 restaurant available');
});

it('the search result announces that no restaurant is available, and offers the nearest days', async () => {
  const onChooseDay = vi.fn<(day: string) => void>();
  const { user } = await renderInSite(
    <FinderStatus isFiltered={false} onChooseDay={onChooseDay} tables={createTables(false, [tomorrow])} />,
  );
  expect(screen.getByRole('status').textContent).toContain(`${texts.none}${texts.nearest}`);
  await user.click(screen.getByRole('button', { name: formatDayInText(tomorrow, 'en', today) }));
  expect(onChooseDay).toHaveBeenCalledExactlyOnceWith(tomorrow);
});

it('the search result announces that no table is free on the nearest days either', async () => {
  await renderInSite(<FinderStatus isFiltered={false} onChooseDay={() => {}} tables={createTables(false)} />);
  expect(screen.getByRole('status').textContent).toContain(texts.noNear);
  expect(screen.queryByRole('button')).toBeNull();
});

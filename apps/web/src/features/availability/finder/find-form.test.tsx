// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { TableQuery } from '@dining/domain/search/table-query';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatFullDay, formatSpokenDay } from '@dining/i18n/formats';
import { availability as texts } from '@dining/i18n/site/en/availability';
import { common } from '@dining/i18n/site/en/common';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { addCssEscape } from '../../../../../../packages/ui/test/browser';
import { prepareSite, show } from '../../../../test/show';
import { appDataQuery, hotelsQuery } from '../../../entities/app/app-data';
import type { FreeTables } from '../../../entities/availability/free-tables';
import { FindForm } from './find-form';
import { FoundStatus } from './found-status';

prepareSite('availability');
beforeAll(addCssEscape);
const today = getTodayInSeoul(new Date());
const htlCode = toCode<HtlCode>('H01');
const tomorrow = addDays(today, 1);

function Find({ onWish }: { onWish: (wish: TableQuery, hotel: HtlCode) => void }) {
  const [wish, setWish] = useState<TableQuery>({
    everywhere: false,
    party: { adults: 2, kids: 0 },
    day: tomorrow,
    meal: 'D',
  });
  const [hotel, setHotel] = useState(htlCode);
  const change = (next: TableQuery, chosen: HtlCode) => {
    setWish(next);
    setHotel(chosen);
    onWish(next, chosen);
  };
  return <FindForm htlCode={hotel} onChange={change} wish={wish} />;
}
const hotel = (code: string, name: string) => ({ htlCode: code, ...encodeText('htlName', { default: name }) });
const open = async () => {
  const onWish = vi.fn<(wish: TableQuery, hotel: HtlCode) => void>();
  const { user } = await show(<Find onWish={onWish} />, (queryClient) => {
    queryClient.setQueryData(hotelsQuery.queryKey, [
      hotel('H01', 'Dalbit Seoul'),
      hotel('H02', 'Dalbit Jeju'),
    ] as never);
    const holiday = { propAttrValue: addDays(today, 2), ...encodeText('propAttrDesc', { default: 'Foundation Day' }) };
    queryClient.setQueryData(appDataQuery.queryKey, {
      dbPropList: [{ propName: 'HOLIDAY', propAttrList: [holiday] }],
    } as never);
  });
  return { user, getWish: () => onWish.mock.lastCall };
};
const getField = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it('offers two weeks of days by their whole names, today and holidays named', async () => {
  await open();
  const days = screen.getAllByRole('radio').map((day) => day.getAttribute('aria-label'));
  expect(days).toHaveLength(14);
  expect(days[0]).toBe(`${texts.today}, ${formatFullDay(today, 'en')}`);
  expect(days[2]).toBe(`${formatFullDay(addDays(today, 2), 'en')}, Foundation Day`);
  expect(screen.getByRole('radio', { checked: true })).toBe(
    screen.getByRole('radio', { name: formatFullDay(tomorrow, 'en') }),
  );
});

it('chooses a day by the arrow keys', async () => {
  const { user, getWish } = await open();
  await user.click(screen.getByRole('radio', { name: formatFullDay(tomorrow, 'en') }));
  await user.keyboard('{ArrowLeft}');
  expect(getWish()?.[0].day).toBe(today);
});

it('takes a later day from the date field, and no day that is over', async () => {
  const { getWish } = await open();
  const field = screen.getByLabelText<HTMLInputElement>(texts.day);
  fireEvent.change(field, { target: { value: addDays(today, -1) } });
  expect(getWish()).toBeUndefined();
  fireEvent.change(field, { target: { value: addDays(today, 30) } });
  expect(getWish()?.[0].day).toBe(addDays(today, 30));
});

it('changes party and meal', async () => {
  const { user, getWish } = await open();
  await user.selectOptions(getField(common.guests.adult), '4');
  await user.selectOptions(getField(common.guests.kid), '1');
  await user.selectOptions(getField(texts.meal), texts.anyMeal);
  expect(getWish()?.[0]).toMatchObject({ party: { adults: 4, kids: 1 }, meal: null });
});

it('looks at another hotel, or at all of them', async () => {
  const { user, getWish } = await open();
  await user.selectOptions(getField(texts.hotel), 'Dalbit Jeju');
  expect(getWish()).toEqual([expect.objectContaining({ everywhere: false }), 'H02']);
  await user.selectOptions(getField(texts.hotel), texts.everyHotel);
  expect(getWish()).toEqual([expect.objectContaining({ everywhere: true }), 'H02']);
});

const tables = (free: boolean, near: readonly string[] = []): FreeTables => ({
  venues: new Map([
    [
      toCode<DinCode>('GRILL'),
      { price: null, times: [{ time: '18:00', seatsLeft: free ? 4 : 0, free }], isOver: false },
    ],
  ]),
  near,
});

it('announces how many restaurants have a table', async () => {
  await show(<FoundStatus onDay={() => {}} tables={tables(true)} />);
  expect(screen.getByRole('status').textContent).toContain('1 restaurant has a table');
});

it('announces that none has a table, and offers the nearest days', async () => {
  const onDay = vi.fn<(day: string) => void>();
  const { user } = await show(<FoundStatus onDay={onDay} tables={tables(false, [tomorrow])} />);
  expect(screen.getByRole('status').textContent).toContain(`${texts.none}${texts.nearest}`);
  await user.click(screen.getByRole('button', { name: formatSpokenDay(tomorrow, 'en', today) }));
  expect(onDay).toHaveBeenCalledExactlyOnceWith(tomorrow);
});

it('announces that nothing is free on the nearest days either', async () => {
  await show(<FoundStatus onDay={() => {}} tables={tables(false)} />);
  expect(screen.getByRole('status').textContent).toContain(texts.noNear);
  expect(screen.queryByRole('button')).toBeNull();
});

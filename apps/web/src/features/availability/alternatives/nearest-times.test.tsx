// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { Slot } from '@dining/domain/availability/slots';
import type { ReservationType } from '@dining/domain/products/product';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul, type SeoulDate, type SeoulTime, type Visit } from '@dining/domain/shared/seoul-time';
import { formatDateTimeInText, formatDayInText } from '@dining/i18n/formats';
import { reservation } from '@dining/i18n/site/en/reservation';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { hotelsQuery } from '../../../entities/app/app-data';
import type { DaysOfMonth } from '../days/use-days';
import { NearestTimes } from './nearest-times';

prepareSite('reservation');
const texts = reservation.nearest;
const today = getTodayInSeoul(new Date());
const day = addDays(today, 20);
const nextDay = addDays(day, 1);
const venue = { dinCode: toCode<DinCode>('GRILL'), htlCode: toCode<HtlCode>('H01') };
const onChoose = vi.fn<(visit: Visit) => void>();
beforeEach(() => onChoose.mockClear());

const createFreeSlot = (time: SeoulTime): Slot => ({ time, meal: 'D', state: 'open', seatsLeft: 40, rooms: [] });
const createMonthDays = (slots: Readonly<Record<SeoulDate, readonly Slot[]>>, isPending = false): DaysOfMonth => ({
  isPending,
  hasFailed: false,
  retry: () => {},
  getSlots: (date) => slots[date] ?? [],
  getStatus: () => 'full',
});

interface OpenOptions {
  time?: SeoulTime | null;
  type?: ReservationType;
  slots?: Readonly<Record<SeoulDate, readonly Slot[]>>;
  isPending?: boolean;
}
const open = ({ time = null, type = 'table', slots = {}, isPending = false }: OpenOptions) =>
  renderInSite(
    <NearestTimes
      adjacentDays={createMonthDays(slots, isPending)}
      days={createMonthDays(slots)}
      fullVisit={{ date: day, time, onChoose }}
      venue={venue}
      visitSearch={{ type, adults: 2, kids: 0 }}
    />,
    (queryClient, { search }) => {
      const hotel = { htlCode: venue.htlCode, htlHmcCode: 'DJJ', ...encodeText('htlName', { default: 'Dalbit' }) };
      queryClient.setQueryData(hotelsQuery.queryKey, [hotel] as never);
      search.restore();
    },
  );
const listButtonTexts = () =>
  within(screen.getByRole('status'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('the list of nearest times announces the free times nearest to a full one, without the date for those of the same day', async () => {
  const { user } = await open({
    time: '18:00',
    slots: { [day]: [createFreeSlot('17:00'), createFreeSlot('18:30')], [nextDay]: [createFreeSlot('18:00')] },
  });
  expect(screen.getByRole('status').textContent).toContain(texts.timeBody.replace('{{time}}', '18:00'));
  expect(listButtonTexts()).toEqual([
    '18:30',
    '17:00',
    formatDateTimeInText(nextDay, '18:00', 'en', today),
    texts.elsewhere,
  ]);
  await user.click(screen.getByRole('button', { name: '18:30' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ date: day, time: '18:30' });
});

it('the list of nearest times mentions the day instead of a time if the whole day is full', async () => {
  await open({ slots: { [nextDay]: [createFreeSlot('18:00')] } });
  expect(screen.getByRole('status').textContent).toContain(texts.body);
});

it('the list of nearest times says that nothing is free around the day, and still offers other restaurants', async () => {
  await open({});
  expect(screen.getByRole('status').textContent).toContain(texts.none);
  expect(listButtonTexts()).toEqual([texts.elsewhere]);
});

it('the list of nearest times offers collection days for a pickup, and no other restaurants', async () => {
  await open({ type: 'pickup', slots: { [nextDay]: [{ ...createFreeSlot('08:00'), meal: null }] } });
  expect(screen.getByRole('status').textContent).toContain(texts.pickupTitle);
  expect(listButtonTexts()).toEqual([formatDayInText(nextDay, 'en', today)]);
});

it('the list of nearest times announces nothing before the adjacent month is loaded', async () => {
  await open({ isPending: true });
  expect(screen.queryByRole('status')).toBeNull();
});

// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { OfferedRoom } from '@dining/domain/availability/room';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { product as texts } from '@dining/i18n/site/en/product';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { toRoomCode } from '../../../../../../packages/domain/test/fixtures';
import { addCssEscape } from '../../../../../../packages/ui/test/browser';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { hotelsQuery } from '../../../entities/app/app-data';
import { useSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { RoomChoice } from './room-choice';

prepareSite('product', 'reservation');
beforeAll(addCssEscape);
const rooms: readonly OfferedRoom[] = [
  { dinRoomCode: toRoomCode('LIBRARY'), minSeats: 2, maxSeats: 6 },
  { dinRoomCode: toRoomCode('CELLAR'), minSeats: 8, maxSeats: 8 },
];
const venueRooms: Venue['rooms'] = [
  {
    dinRoomCode: toRoomCode('LIBRARY'),
    name: { default: 'The Library' },
    area: 24,
    picture: '/pictures/library.svg',
    pictureAlt: { default: 'Shelves of books' },
  },
  {
    dinRoomCode: toRoomCode('CELLAR'),
    name: { default: 'The Cellar' },
    area: null,
    picture: '',
    pictureAlt: { default: '' },
  },
];

function TestRoomChoice({ chosenRoom }: { chosenRoom?: string }) {
  const { dinRoomCode } = useSearch();
  return (
    <RoomChoice
      venueRooms={venueRooms}
      rooms={rooms}
      value={chosenRoom === undefined ? dinRoomCode : toRoomCode(chosenRoom)}
    />
  );
}
const open = (chosenRoom?: string) =>
  renderInSite(<TestRoomChoice {...(chosenRoom !== undefined && { chosenRoom })} />, (queryClient, { search }) => {
    const hotel = {
      htlCode: toCode<HtlCode>('H01'),
      htlHmcCode: 'DJJ',
      ...encodeText('htlName', { default: 'Dalbit' }),
    };
    queryClient.setQueryData(hotelsQuery.queryKey, [hotel] as never);
    search.restore();
  });
const getRoomRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

it('the room choice describes each room by its seats and area, and shows a picture of the first', async () => {
  await open();
  expect(screen.getByRole('group', { name: common.resvType.room })).toBeDefined();
  expect(getRoomRadio('The Library')).toBe(screen.getByRole('radio', { description: 'Room for 2–6 · 24 m²' }));
  expect(getRoomRadio('The Cellar')).toBe(screen.getByRole('radio', { description: 'Room for 8' }));
  expect(screen.getByRole('img', { name: 'Shelves of books' })).toBeDefined();
});

it('the room choice can be changed with the arrow keys', async () => {
  const { user } = await open();
  await user.click(getRoomRadio('The Library'));
  await user.keyboard('{ArrowDown}');
  expect(getRoomRadio('The Cellar').checked).toBe(true);
});

it('the room choice announces that the chosen room is no longer available', async () => {
  await open('ATTIC');
  expect(screen.getByRole('status').textContent).toContain(texts.room.taken);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

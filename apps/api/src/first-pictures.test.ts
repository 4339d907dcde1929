import { asCode, type HtlCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmallHouse, type SmallHouse } from '../test/small-house';
import { type Asked, firstPictures } from './first-pictures';

let house: SmallHouse;
beforeAll(async () => {
  house = await openSmallHouse();
});
afterAll(() => house.close());

const asked = (page: Asked['page'], more: Partial<Asked> = {}): Asked => ({
  page,
  path: '/',
  query: {},
  htlCode: asCode<HtlCode>('H01'),
  now: new Date('2026-03-04T00:00:00Z'),
  ...more,
});
const paths = async (of: Asked) => (await firstPictures(house.database, of)).map(({ path }) => path);

describe('the pictures of a first screen', () => {
  it('are both views of the first promotion that runs, on the main page', async () => {
    expect(await paths(asked('main'))).toEqual(['/pictures/b.svg', '/pictures/bm.svg']);
  });

  it('are those of the promotion named, and none where there is no such promotion', async () => {
    expect(await paths(asked('promDetail', { query: { promCode: 'OPEN' } }))).toEqual(['/pictures/b.svg', '/pictures/bm.svg']);
    expect(await paths(asked('promDetail', { query: { promCode: ['OPEN'] } }))).toEqual([]);
    expect(await paths(asked('promDetail'))).toEqual([]);
  });

  it('is the first restaurant’s, where all of them are listed', async () => {
    expect(await paths(asked('dinInfo'))).toEqual(['/pictures/grill.svg']);
  });

  it('is the product’s own, whatever hotel is open', async () => {
    const path = '/reservation/prod/detail/GRILL/DINNER';
    expect(await paths(asked('reservationDetail', { path, htlCode: undefined }))).toEqual(['/pictures/d.svg']);
    expect(await paths(asked('reservationDetail', { path: '/reservation/prod/detail/GRILL/NONE' }))).toEqual([]);
    expect(await paths(asked('reservationDetail', { path: '/reservation/prod/detail/NONE/DINNER' }))).toEqual([]);
  });

  it('are none of a page that shows none, of an unknown page and without a hotel', async () => {
    expect(await paths(asked('login'))).toEqual([]);
    expect(await paths(asked(undefined))).toEqual([]);
    expect(await paths(asked('main', { htlCode: undefined }))).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaffServer, startStaffServer } from '../../../../test/staff-server';

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer();
});
afterAll(() => server.close());

it('hotels and their venues are listed with their names, in the language of the caller, without a sign-in', async () => {
  const listNames = async (language: string) => {
    const { status, json } = await server.browser().get('/hotels/places', { 'accept-language': language });
    expect(status).toBe(200);
    return (json.hotels as { htlCode: string; name: string; venues: { dinCode: string; name: string }[] }[]).map(
      ({ htlCode, name, venues }) => ({ htlCode, name, venues: venues.map((venue) => venue.name) }),
    );
  };
  const english = await listNames('en');
  expect(english.map(({ htlCode }) => htlCode)).toEqual(expect.arrayContaining(['H01', 'H02']));
  expect(english.every(({ name, venues }) => name !== '' && venues.every((venue) => venue !== ''))).toBe(true);
  expect(await listNames('ko')).not.toEqual(english);
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createText } from '../../../test/documents';
import { closeConsole, openConsole, prepareConsole } from '../../../test/show';
import { createMe, places } from '../../../test/staff';

const getServer = prepareConsole();
const path = '/console/setup?item=hotel:H01';
const saveCall = 'POST /api/staff/hotel/save';
const hotel = {
  name: createText('Dalbit Seoul'),
  phone: '02-123-4567',
  homePageUrl: '',
  position: 1,
  latitude: 37.5,
  longitude: 127,
  business: {
    companyName: 'Dalbit',
    representative: 'Mina Kim',
    address: '1, Sejong-daero, Seoul',
    tel: '02-123-4567',
    email: 'hotel@dalbit.example',
    bizRegNo: '104-81-12340',
    mailOrderNo: '2026-Seoul-1',
    mailOrderOffice: 'Seoul',
    ftcLookupUrl: 'https://www.ftc.go.kr/bizCommPop.do',
    hostingProvider: 'Dalbit',
    privacyOfficer: 'Jun Park',
  },
};
const owner = () => createMe('owner', places.group);
const findPhone = async () => {
  const [phone] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  if (phone === undefined) throw new Error('no phone');
  return phone;
};
const typePhone = async ({ user }: Awaited<ReturnType<typeof openConsole>>, phone: string) => {
  await user.clear(await findPhone());
  await user.type(await findPhone(), phone);
};

beforeEach(() => {
  getServer().reply('GET /api/staff/setup/view', createSuccess({ items: [], nextPosition: 2 }));
  getServer().reply('POST /api/staff/hotel/view', createSuccess({ fields: hotel, version: 'v1' }));
});

it('what is typed in a form of the set-up is shown only to the person who typed it', async () => {
  const me = owner();
  await typePhone(await openConsole(path, me), '02-999-9999');
  await closeConsole();
  await openConsole(path, owner());
  expect((await findPhone()).value).toBe('02-123-4567');
  await closeConsole();
  await openConsole(path, me);
  expect((await findPhone()).value).toBe('02-999-9999');
});

it('closing the comparison of a form of the set-up keeps what is typed', async () => {
  const theirs = { ...hotel, phone: '02-777-7777' };
  getServer().reply(
    saveCall,
    createProblem('changed_meanwhile', 409, {}, { current: { version: 'v2', fields: theirs } }),
  );
  const opened = await openConsole(path, owner());
  await typePhone(opened, '02-999-9999');
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has changed this' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await findPhone()).value).toBe('02-999-9999');
});

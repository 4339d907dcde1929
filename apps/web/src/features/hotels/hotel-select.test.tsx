// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import { common } from '@dining/i18n/site/en/common';
import { payment } from '@dining/i18n/site/en/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { HotelSelect } from './hotel-select';

prepareSite('payment');
const createHotel = (htlCode: string, htlHmcCode: string, en: string) => ({
  htlCode,
  htlHmcCode,
  ...encodeText('htlName', { default: '달빛', en }),
});
const open = (path = '/') =>
  renderInSite(<HotelSelect />, (queryClient, { search }) => {
    queryClient.setQueryData(hotelsQuery.queryKey, [
      createHotel('H01', 'DSE', 'Dalbit Seoul'),
      createHotel('H02', 'DJJ', 'Dalbit Jeju'),
    ] as never);
    search.restore();
  }).then(async ({ user, router }) => {
    await act(() => router.navigate({ to: path }));
    return { user, router };
  });
const getSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: common.header.hotel });
const getChosenHotel = () => getSelect().selectedOptions[0]?.textContent;
const findConfirmation = () =>
  screen.findByRole('alertdialog', { name: payment.leave.title.replace('{{hotel}}', 'Dalbit Jeju') });

it('the hotel select lists the hotels of the group, and stays on a page that works for any of them', async () => {
  const { user, router } = await open('/fnb/find');
  expect(
    within(getSelect())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dalbit Seoul', 'Dalbit Jeju']);
  expect(getChosenHotel()).toBe('Dalbit Seoul');
  await user.selectOptions(getSelect(), 'Dalbit Jeju');
  await waitFor(() => expect(getChosenHotel()).toBe('Dalbit Jeju'));
  expect(router.state.location.pathname).toBe('/fnb/find');
});

it('the hotel select opens the main page of the other hotel from the page of a restaurant', async () => {
  const { user, router } = await open('/reservation/step/2/GRILL');
  await user.selectOptions(getSelect(), 'Dalbit Jeju');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(getChosenHotel()).toBe('Dalbit Jeju');
});

it('the hotel select asks for confirmation before it leaves an order, and stays if the guest declines', async () => {
  const { user, router } = await open('/reservation/prod/payment');
  await user.selectOptions(getSelect(), 'Dalbit Jeju');
  await findConfirmation();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([getChosenHotel(), router.state.location.pathname]).toEqual(['Dalbit Seoul', '/reservation/prod/payment']);
});

it('the hotel select leaves an order once the guest confirms', async () => {
  const { user, router } = await open('/reservation/prod/payment');
  await user.selectOptions(getSelect(), 'Dalbit Jeju');
  await user.click(within(await findConfirmation()).getByRole('button', { name: payment.leave.confirm }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(getChosenHotel()).toBe('Dalbit Jeju');
});

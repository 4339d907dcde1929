// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const countCall = 'POST /api/staff/report/campaigns';

const winterCampaign = {
  source: 'instagram',
  medium: 'social',
  name: 'winter',
  reservations: 3,
  cancelled: 1,
  paidAmount: 120_000,
};
const unnamedCampaign = { source: 'naver', medium: '', name: '', reservations: 1, cancelled: 0, paidAmount: 60_000 };
const createReport = (campaigns: readonly object[], hasMore = false) =>
  createSuccess({ from: '2026-11-01', to: '2026-11-30', campaigns, hasMore });
const openCampaigns = () => openConsole('/console/campaigns', createMe('marketing', testScopes.group));

it('the campaigns of a period are shown in a table with totals, or a text if there are none', async () => {
  getServer().setReply(countCall, createReport([winterCampaign, unnamedCampaign]));
  const { user } = await openCampaigns();
  const table = within(await screen.findByRole('table', { name: 'Campaigns' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'SourceMediumNameReservationsCancelledPaid online',
    'instagramsocialwinter31₩120,000',
    'naverNoneNone10₩60,000',
    'Total41₩180,000',
  ]);
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-10-01' } });
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2026-10-31' } });
  getServer().setReply(countCall, createReport([]));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No reservations from campaigns in this period')).toBeTruthy();
  expect(getServer().listBodies(countCall).at(-1)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
});

it('a period that ends before it begins is rejected and not sent', async () => {
  getServer().setReply(countCall, createReport([winterCampaign]));
  const { user } = await openCampaigns();
  await screen.findByRole('table');
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-10-31' } });
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2026-10-01' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The last day is before the first one.')).toBeTruthy();
  expect(getServer().listBodies(countCall)).toHaveLength(1);
});

it('campaigns that could not be counted show the reason, and are counted again on demand', async () => {
  getServer().setReply(countCall, createProblem('report_too_long', 422));
  const { user } = await openCampaigns();
  expect(await screen.findByText('You can choose at most a year at a time.')).toBeTruthy();
  getServer().setReply(countCall, createReport([winterCampaign], true));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Only the 1 with the most reservations/)).toBeTruthy();
});

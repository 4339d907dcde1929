// @vitest-environment jsdom
import type { ExampleBooking } from '@dining/domain/cancellation/fee-examples';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const saveCall = 'POST /api/staff/policy/save';
const overCap = 'A fee is above the cap: 40% by reservation only, otherwise 20%.';

async function openPolicy(exampleBooking: ExampleBooking | null = null) {
  getServer().setReply('GET /api/staff/setup/view', createSuccess({ items: [], settings: [], nextPosition: 2 }));
  getServer().setReply(
    'POST /api/staff/policy/view',
    createSuccess({ paysDepositsOnly: false, exampleBooking, policies: [] }),
  );
  getServer().setReply(saveCall, createSuccess({ version: '1.0' }));
  const { user } = await openConsole('/console/setup?item=policy:GRILL', createMe('owner', testScopes.group));
  const typeFee = async (percent: string) => {
    const field = (await screen.findAllByRole('textbox', { name: 'Fee in %' })).at(-1);
    if (field === undefined) throw new Error('no fee');
    await user.clear(field);
    await user.type(field, percent);
    await user.click(screen.getByRole('button', { name: 'Write the text from the steps' }));
    await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
  };
  return { user, typeFee };
}

it('a fee above the cap is reported and not saved; the cap is higher for a restaurant that opens by reservation only', async () => {
  const { user, typeFee } = await openPolicy();
  await typeFee('21');
  expect(await screen.findByText(overCap)).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'By reservation only' }));
  await typeFee('41');
  expect(await screen.findByText(overCap)).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([]);
  await typeFee('40');
  await expect.poll(() => getServer().listBodies(saveCall)).toMatchObject([{ tiers: [{}, { feePercent: 40 }] }]);
});

it('while fees are typed, they are shown in won for a booking of the restaurant, but not if they are above the cap', async () => {
  const { user } = await openPolicy({ paidAmount: 245_100, isDeposit: false });
  const listLines = async () => {
    const examples = within(await screen.findByRole('region', { name: 'What the restaurant keeps' }));
    return examples.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  expect(await screen.findByText('Of a booking of ₩245,100 at this restaurant:')).toBeTruthy();
  expect(await listLines()).toEqual([
    '30 h before the visit: ₩24,510, and the guest gets ₩220,590 back',
    '20 h before the visit: ₩49,020, and the guest gets ₩196,080 back',
    '3 h before the visit: ₩49,020, and the guest gets ₩196,080 back',
  ]);
  const [firstFee] = screen.getAllByRole('textbox', { name: 'Fee in %' });
  if (firstFee === undefined) throw new Error('no fee');
  await user.clear(firstFee);
  await user.type(firstFee, '0');
  expect(await listLines()).toContain('30 h before the visit: nothing');
  await user.clear(firstFee);
  await user.type(firstFee, '21');
  expect(screen.queryByRole('region', { name: 'What the restaurant keeps' })).toBeNull();
});

it('the fees are shown for a made-up booking if no guest has paid at the restaurant yet', async () => {
  await openPolicy();
  expect(await screen.findByText('Of a booking of ₩100,000, for example:')).toBeTruthy();
});

it('the fees are drawn while they are typed, under the cap of the restaurant', async () => {
  const { user } = await openPolicy();
  const getDrawing = () => screen.getByRole('img', { name: /^Cancellation fees from the booking/ });
  await screen.findByText('Of a booking of ₩100,000, for example:');
  expect(getDrawing().textContent).toContain('Legal cap 20%');
  const [firstHours] = screen.getAllByRole('textbox', { name: 'Hours before the visit' });
  if (firstHours === undefined) throw new Error('no hours');
  await user.clear(firstHours);
  expect(getDrawing().textContent).not.toContain('10%');
  await user.type(firstHours, '72');
  expect(getDrawing().textContent).toContain('72 h3 days');
  await user.click(screen.getByRole('checkbox', { name: 'By reservation only' }));
  expect(getDrawing().textContent).toContain('Legal cap 40%');
});

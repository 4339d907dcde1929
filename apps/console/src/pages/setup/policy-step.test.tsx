// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/show';
import { createMe, places } from '../../../test/staff';

const getServer = prepareConsole();
const saveCall = 'POST /api/staff/policy/save';
const overCap = 'A fee is above the cap: 40% by reservation only, otherwise 20%.';

async function openPolicy() {
  getServer().reply('GET /api/staff/setup/view', createSuccess({ items: [], settings: [], nextPosition: 2 }));
  getServer().reply('POST /api/staff/policy/view', createSuccess({ paysDepositsOnly: false, policies: [] }));
  getServer().reply(saveCall, createSuccess({ version: '1.0' }));
  const { user } = await openConsole('/console/setup?item=policy:GRILL', createMe('owner', places.group));
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

it('a fee above the cap is named and not saved, and one of a restaurant by reservation only may be higher', async () => {
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

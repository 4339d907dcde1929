// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { product as texts } from '@dining/i18n/site/en/product';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createPickupProduct } from '../../../../../../packages/domain/test/fixtures';
import { confirmAlert, prepareSite, renderInSite } from '../../../../test/render-in-site';
import { setPickupQuantity, usePickupQuantity } from '../../../entities/products/pickup-quantity';
import { PickupQuantity } from './pickup-quantity';

prepareSite('product');
const cake = createPickupProduct({ daySaleLimit: 5 });
beforeEach(() => setPickupQuantity(cake.prodCode, 0));

function TestQuantity({
  onDay = 0,
  toPerson = 0,
  product = cake,
}: {
  onDay?: number;
  toPerson?: number;
  product?: typeof cake;
}) {
  return <PickupQuantity product={product} quantity={usePickupQuantity(product.prodCode)} sold={{ onDay, toPerson }} />;
}
const getCount = () => within(screen.getByRole('group', { name: 'Cake' })).getByRole('status').textContent;
const getIncreaseButton = () =>
  screen.getByRole('button', { name: common.buttons.increase.replace('{{label}}', 'Cake') });

it('the quantity of a pickup counts items, and shows that only two are left', async () => {
  const { user } = await renderInSite(<TestQuantity onDay={3} />);
  expect(screen.getByRole('region', { name: texts.quantity.label })).toBeDefined();
  expect(screen.getByText('2 left')).toBeDefined();
  await user.click(getIncreaseButton());
  expect(getCount()).toContain('1 item');
});

it('the quantity of a pickup stops at the number that is left for the day, and shows that number', async () => {
  const { user } = await renderInSite(<TestQuantity onDay={3} />);
  await user.click(getIncreaseButton());
  await user.click(getIncreaseButton());
  await user.click(getIncreaseButton());
  await confirmAlert(user, texts.alerts.pickupRemaining.replace('{{remaining}}', '2'));
  expect(getCount()).toContain('2 items');
});

it('the quantity of a pickup stops at the number that the person may still order', async () => {
  const limitedCake = createPickupProduct({ perPersonLimit: 2 });
  const { user } = await renderInSite(<TestQuantity product={limitedCake} toPerson={1} />);
  await user.click(getIncreaseButton());
  await user.click(getIncreaseButton());
  await confirmAlert(user, texts.alerts.perPerson.replace('{{remaining}}', '1'));
  expect(getCount()).toContain('1 item');
});

it('the quantity of a pickup says that the day is sold out', async () => {
  const { user } = await renderInSite(<TestQuantity onDay={5} />);
  await user.click(getIncreaseButton());
  await confirmAlert(user, texts.alerts.outOfStock);
  expect(getCount()).toContain('0 items');
});

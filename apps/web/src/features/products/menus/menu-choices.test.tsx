// @vitest-environment jsdom
import type { Menu } from '@dining/contract/codecs/product-option';
import type { MenuChoice } from '@dining/domain/products/menu-choice';
import type { Product } from '@dining/domain/products/product';
import { common } from '@dining/i18n/site/en/common';
import { product as texts } from '@dining/i18n/site/en/product';
import { reservation } from '@dining/i18n/site/en/reservation';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createOption, createProduct } from '../../../../../../packages/domain/test/fixtures';
import { confirmAlert, prepareSite, renderInSite } from '../../../../test/render-in-site';
import { MenuChoices } from './menu-choices';

prepareSite('product', 'reservation', 'offer');
const dinner = createProduct({
  options: [
    createOption(1, {
      name: { default: 'Steak' },
      price: 90_000,
      discountRate: 10,
      allergens: ['beef'],
      diets: ['alcohol'],
    }),
    createOption(2, { name: { default: 'Platter' }, coversPerUnit: 2 }),
    createOption(3, { name: { default: 'Pancakes' }, forChildren: true }),
    createOption(4, { name: { default: 'Off the menu' }, onSale: false }),
  ],
});

const createMenu = (menuIndex: number, overrides: Partial<Menu> = {}): Menu => ({
  ...createOption(menuIndex),
  picture: '',
  baseIndex: null,
  plates: [],
  ...overrides,
});

interface TestMenuChoicesProps {
  product?: Product;
  menus?: readonly Menu[];
  party?: { adults: number; kids: number };
  onDay?: number;
}
function TestMenuChoices({
  product = dinner,
  menus = [],
  party = { adults: 2, kids: 0 },
  onDay = 0,
}: TestMenuChoicesProps) {
  const [choices, setChoices] = useState<readonly MenuChoice[]>([]);
  return (
    <MenuChoices
      choices={choices}
      onChange={setChoices}
      party={party}
      menus={menus}
      product={product}
      sold={{ onDay, toPerson: 0 }}
    />
  );
}
const getIncreaseButton = (name: string) =>
  screen.getByRole('button', { name: common.buttons.increase.replace('{{label}}', name) });
const getCount = (name: string) => within(screen.getByRole('group', { name })).getByRole('status').textContent;
const getChosenText = () => screen.getByText(/chosen/).textContent;
const getRowText = (name: string) => screen.getByText(name, { selector: 'p' }).closest('li')?.textContent;

it('the menu choice offers only menus on sale, with discounts, allergens, servings and a note for children', async () => {
  await renderInSite(<TestMenuChoices />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  for (const fact of ['₩90,000', '₩81,000', '10% off', 'Contains beef', texts.marks.diets.alcohol])
    expect(getRowText('Steak')).toContain(fact);
  expect(getRowText('Platter')).toContain('Serves 2');
  expect(getRowText('Pancakes')).toContain(texts.menus.forChildren);
});

it('the menu choice shows a sale price only for a reduced menu', async () => {
  await renderInSite(<TestMenuChoices />);
  expect(getRowText('Steak')).toContain(`${reservation.list.price} ₩90,000`);
  expect(getRowText('Steak')).toContain(`${reservation.list.salePrice} ₩81,000`);
  expect(getRowText('Platter')).toContain(`${reservation.list.price} ₩50,000`);
  expect(getRowText('Platter')).not.toContain(reservation.list.salePrice);
});

it('the menu choice can be used with the keyboard, and announces for how many guests menus are chosen', async () => {
  const { user } = await renderInSite(<TestMenuChoices />);
  getIncreaseButton('Steak').focus();
  await user.keyboard('{Enter}');
  expect(getCount('Steak')).toContain('× 1');
  expect(getChosenText()).toBe('1 of 2 chosen');
  await user.click(getIncreaseButton('Platter'));
  expect(getChosenText()).toBe('3 of 2 chosen');
});

it('the menu choice says that a menu for children counts for children only', async () => {
  const { user } = await renderInSite(<TestMenuChoices />);
  await user.click(getIncreaseButton('Pancakes'));
  expect(getChosenText()).toBe(`0 of 2 chosen${texts.menus.childrenOnly}`);
});

it('the menu choice shows a menu and its variants as one row, each with its own price and stepper', async () => {
  const buffet = createProduct({
    options: [
      createOption(1, { name: { default: 'Buffet' }, price: 72_000, allergens: ['egg'] }),
      createOption(2, { name: { default: 'Buffet, child' }, price: 36_000, forChildren: true, allergens: ['egg'] }),
      createOption(3, { name: { default: 'Buffet with wine' }, price: 99_000, allergens: ['egg', 'sulphites'] }),
    ],
  });
  const menus = [createMenu(1), createMenu(2, { baseIndex: 1 }), createMenu(3, { baseIndex: 1 })];
  const { user } = await renderInSite(
    <TestMenuChoices menus={menus} product={buffet} party={{ adults: 1, kids: 1 }} />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const row = getRowText('Buffet');
  for (const fact of [texts.menus.adult, '₩72,000', texts.menus.child, '₩36,000', 'Buffet with wine', '₩99,000'])
    expect(row).toContain(fact);
  expect(row?.match(/Contains egg/g)).toHaveLength(2);
  await user.click(getIncreaseButton(texts.menus.forAdult.replace('{{menu}}', 'Buffet')));
  await user.click(getIncreaseButton('Buffet, child'));
  expect(getChosenText()).toBe('2 of 2 chosen');
  expect(getCount('Buffet with wine')).toContain('× 0');
});

it('the menu choice expands the plates of a course, each with its allergens if they are stated', async () => {
  const plates = [
    { name: { default: 'Broth' }, allergens: [] },
    { name: { default: 'Ribs' }, allergens: ['beef', 'soybean'] },
    { name: { default: 'Sorbet' }, allergens: null },
  ] as const;
  const { user } = await renderInSite(<TestMenuChoices menus={[createMenu(1, { plates })]} />);
  const [list] = screen.getAllByRole('list').filter((candidate) => candidate.tagName === 'OL');
  expect(list?.closest('details')?.open).toBe(false);
  await user.click(screen.getByText('3 dishes'));
  expect(list?.closest('details')?.open).toBe(true);
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    `Broth${texts.marks.none}`,
    'RibsContains beef, soybean',
    'Sorbet',
  ]);
});

it('the menu choice shows how many servings are left for the day, and refuses more', async () => {
  const { user } = await renderInSite(<TestMenuChoices onDay={9} product={{ ...dinner, daySaleLimit: 10 }} />);
  expect(screen.getByRole('region', { name: texts.menus.title }).textContent).toContain('1 serving left');
  await user.click(getIncreaseButton('Steak'));
  await user.click(getIncreaseButton('Steak'));
  await confirmAlert(user, texts.alerts.daySaleExceeded.replace('{{remaining}}', '1'));
  expect(getCount('Steak')).toContain('× 1');
});

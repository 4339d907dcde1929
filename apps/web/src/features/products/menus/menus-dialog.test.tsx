// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { DinMenuWire } from '@dining/contract/site/products';
import type { Product } from '@dining/domain/products/product';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { common } from '@dining/i18n/site/en/common';
import { main } from '@dining/i18n/site/en/main';
import { product as productTexts } from '@dining/i18n/site/en/product';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../../packages/client/test/server';
import { createOption, createPickupProduct, createProduct } from '../../../../../../packages/domain/test/fixtures';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { getMenusQuery } from '../../../entities/products/menus-query';
import { MenusDialog } from './menus-dialog';

const getServer = prepareSite('main', 'offer', 'product');
const listEndpoint = 'POST /api/app/prod/list';
const grill = toCode<DinCode>('GRILL');
const bakery = toCode<DinCode>('BAKERY');
const venues = [
  { dinCode: grill, name: 'The Grill' },
  { dinCode: bakery, name: 'The Bakery' },
];

const createMenu = (menuIndex: number, overrides: Partial<DinMenuWire>): DinMenuWire => ({
  menuIndex,
  ...encodeText('menuName', { default: '스테이크', en: 'Steak' }),
  ...encodeText('menuDesc', { default: '참나무', en: 'Over oak' }),
  menuPrice: 90_000,
  menuStock: 1,
  menuAllergenList: ['beef', 'milk'],
  menuDietList: [],
  menuKidYn: 'N',
  bannerimg: '',
  ...overrides,
});

interface VenueMenus {
  readonly products?: readonly Product[];
  readonly menus?: readonly DinMenuWire[];
}
const open = (menusByVenue: Partial<Record<'GRILL' | 'BAKERY', VenueMenus>>, initialVenue?: DinCode) =>
  renderInSite(<MenusDialog onClose={() => {}} initialVenue={initialVenue} venues={venues} />, (queryClient) => {
    for (const [dinCode, { products = [], menus = [] }] of Object.entries(menusByVenue))
      queryClient.setQueryData(getMenusQuery(toCode<DinCode>(dinCode)).queryKey, {
        products: products.map((product) => ({
          product,
          display: { description: { default: 'With fresh cream' }, photos: [] },
          sold: {},
        })),
        menus,
      } as never);
  });
const getSection = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (section === null) throw new Error(`no section ${name}`);
  return within(section);
};

it('the menus dialog shows the menus of the first restaurant, in a tab with its name', async () => {
  await open({ GRILL: { menus: [createMenu(1, {})] } });
  expect(screen.getByRole('dialog', { name: main.links.menu })).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('The Grill');
  const panel = screen.getByRole('tabpanel', { name: 'The Grill' });
  expect(within(panel).getByText('Steak')).toBeDefined();
  expect(within(panel).getByText('₩90,000')).toBeDefined();
});

it('the menus dialog shows the menus of the restaurant that it is opened for, and those of another with the arrow keys', async () => {
  const { user } = await open(
    { GRILL: { menus: [createMenu(1, {})] }, BAKERY: { products: [createPickupProduct()] } },
    bakery,
  );
  expect(screen.getByRole('tabpanel', { name: 'The Bakery' }).textContent).toContain('Cake');
  screen.getByRole('tab', { name: 'The Bakery' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'The Grill' }).textContent).toContain('Steak');
});

it('the menus dialog shows the allergens of a menu, or that the restaurant has not stated them', async () => {
  const soupMenu = createMenu(2, { ...encodeText('menuName', { default: 'Soup' }), menuAllergenList: null });
  await open({ GRILL: { menus: [createMenu(1, {}), soupMenu] } });
  const [steak, soup] = getSection(main.menu.dishes).getAllByRole('listitem');
  expect(steak?.textContent).toMatch(/Contains .*beef/);
  expect(soup?.textContent).toContain(productTexts.marks.unstated);
});

it('the menus dialog shows the plates of a menu, and the prices of its variants, in one card', async () => {
  const course = createMenu(1, {
    menuPlateList: [
      { ...encodeText('plateName', { default: '안심', en: 'Tenderloin' }), plateAllergenList: ['beef'] },
      { ...encodeText('plateName', { default: '타르트', en: 'Tart' }), plateAllergenList: ['milk'] },
    ],
  });
  const childVariant = createMenu(2, { menuBaseIndex: 1, menuKidYn: 'Y', menuPrice: 40_000 });
  const wineVariant = createMenu(3, {
    ...encodeText('menuName', { default: 'Steak with wine' }),
    menuBaseIndex: 1,
    menuPrice: 130_000,
    menuDietList: ['alcohol'],
  });
  await open({ GRILL: { menus: [course, childVariant, wineVariant] } });
  const [card, ...plates] = getSection(main.menu.dishes).getAllByRole('listitem');
  expect(plates.map(({ textContent }) => textContent)).toEqual(['TenderloinContains beef', 'TartContains milk']);
  const { adult, child } = productTexts.menus;
  for (const price of [`${adult} ₩90,000`, `${child} ₩40,000`, 'Steak with wine ₩130,000'])
    expect(card?.textContent).toContain(price);
  expect(card?.textContent).toContain(`Steak with wine${productTexts.marks.diets.alcohol}`);
});

it('the menus dialog expands the description of a menu', async () => {
  const { user } = await open({ GRILL: { menus: [createMenu(1, {})] } });
  const summary = screen.getByText('Steak').closest('summary');
  expect(summary?.parentElement?.hasAttribute('open')).toBe(false);
  await user.click(screen.getByText('Steak'));
  expect(summary?.parentElement?.hasAttribute('open')).toBe(true);
  expect(screen.getByText('Over oak')).toBeDefined();
});

it('the menus dialog shows the full price of a pickup, and the lowest price of a dinner', async () => {
  const dinner = createProduct({ options: [createOption(1, { price: 90_000 })] });
  await open({ GRILL: { products: [createPickupProduct(), dinner] } });
  const [cakeCard, dinnerCard] = getSection(main.menu.products).getAllByRole('listitem');
  expect(cakeCard?.textContent).toContain('Cake₩60,000');
  expect(dinnerCard?.textContent).toContain('DinnerFrom ₩90,000');
});

it('the menus dialog leaves out a product whose sale has ended', async () => {
  const yesterday = addDays(getTodayInSeoul(new Date()), -1);
  const endedPickup = createPickupProduct({
    name: { default: 'Melon cake' },
    saleAlways: false,
    salePeriod: { from: null, to: yesterday },
  });
  await open({ GRILL: { products: [createPickupProduct(), endedPickup] } });
  expect(getSection(main.menu.products).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Melon cake')).toBeNull();
});

it('the menus dialog says that a restaurant has no menu', async () => {
  await open({ GRILL: {} });
  expect(screen.getByRole('heading', { name: main.menu.empty })).toBeDefined();
});

it('the menus dialog says that the menus are loading', async () => {
  getServer().setReply(listEndpoint, () => new Promise(() => {}));
  await open({});
  expect(within(screen.getByRole('tabpanel')).getByRole('status').textContent).toBe(common.loading);
});

it('the menus dialog announces that the menus could not be loaded, and focuses the title of the dialog after a retry', async () => {
  getServer().setReply(listEndpoint, createProblem('not_found', 404));
  const { user } = await open({});
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(listEndpoint, createSuccess({ prodList: [], dinMenuList: [createMenu(1, {})] }));
  screen.getByRole('button', { name: common.buttons.retry }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Steak');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: main.links.menu }));
});

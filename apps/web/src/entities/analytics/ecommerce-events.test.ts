import type { CancelForm } from '@dining/contract/site/reservations/own-reservation';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { calculateQuote } from '@dining/domain/pricing/quote';
import type { MenuChoice } from '@dining/domain/products/menu-choice';
import type { Product } from '@dining/domain/products/product';
import { describe, expect, it } from 'vitest';
import {
  createDepositProduct,
  createOption,
  createPickupProduct,
  createProduct,
  holidays2026,
} from '../../../../../packages/domain/test/fixtures';
import { createTranslations } from '../../lib/i18n';
import type { Order } from '../orders/order';
import type { MainVenue } from '../venues/main-page-query';
import {
  createCheckoutEvent,
  createProductItem,
  createProductViewEvent,
  createPurchaseEvent,
  createRefundEvent,
} from './ecommerce-events';
import { createItemList, createItemSelectEvent, createListViewEvent, createMainPageList } from './lists';

const translations = createTranslations('en');
const codes = { item_id: 'P1', affiliation: 'H01', item_brand: 'D1' };
const tableItem = { ...codes, item_name: 'Dinner', item_category: 'table', item_category2: 'D' };
const cakeItem = { ...codes, item_name: 'Cake', item_category: 'pickup' };
const dinner = createProduct({ options: [createOption(1), createOption(2, { price: 60_000, discountRate: 20 })] });
const visit = { date: '2026-03-13', partySize: 2 };

function createOrder(product: Product, menus: readonly MenuChoice[] = [], quantity = 0): Order {
  const party = { adults: 2, kids: 0 };
  const request = {
    product,
    date: visit.date,
    party,
    menus,
    quantity,
    holidays: holidays2026,
    today: '2026-03-10',
  };
  return {
    ...request,
    visit: { date: visit.date, time: '18:00' },
    quote: calculateQuote({ ...request, member: null }),
    dinRoomCode: null,
    memberQuote: null,
    coupon: null,
  };
}

describe('a list', () => {
  const list = createItemList('visit', 'D1', 'Grill');
  const items = [
    createProductItem(translations, dinner, visit),
    createProductItem(translations, createPickupProduct(), visit),
  ];
  const listFields = { item_list_id: 'visit-D1', item_list_name: 'Grill' };

  it('reports its products in order, each with the list and its lowest price', () => {
    expect(createListViewEvent(list, items)).toEqual({
      ...listFields,
      items: [
        { ...tableItem, ...listFields, index: 0, price: 48_000, quantity: 1 },
        { ...cakeItem, ...listFields, index: 1, price: 60_000, quantity: 1 },
      ],
    });
  });

  it('reports the chosen product at its position', () => {
    const [firstItem, secondItem] = items as [(typeof items)[number], (typeof items)[number]];
    const event = createItemSelectEvent(list, [firstItem, { ...secondItem, item_id: 'P2' }], 'P2');
    expect(event).toEqual({
      ...listFields,
      items: [{ ...cakeItem, ...listFields, item_id: 'P2', index: 1, price: 60_000, quantity: 1 }],
    });
  });

  it('has its own id on the main page, and its products have no price if no payment is due', () => {
    const card = { prodCode: 'P1', dinCode: 'D1', prodName: 'Dinner', prodResvType: 'table', prodSaleTimeZone: 'D' };
    const venue = { dinCode: 'D1', htlCode: 'H01', dinName: 'Grill', prodList: [{ ...card, prodFromPrice: null }] };
    const mainListFields = { item_list_id: 'main-D1', item_list_name: 'Grill' };
    expect(createListViewEvent(...createMainPageList(translations, venue as unknown as MainVenue))).toEqual({
      ...mainListFields,
      items: [{ ...tableItem, ...mainListFields, index: 0, quantity: 1 }],
    });
  });
});

describe('a product on its own page', () => {
  it.each([
    ['the cheapest menu', dinner, { ...tableItem, price: 48_000, quantity: 1 }, 48_000],
    ['the deposit of one guest', createDepositProduct(), { ...tableItem, price: 50_000, quantity: 1 }, 50_000],
    ['nothing if no payment is due', createProduct(), { ...tableItem, quantity: 1 }, 0],
  ])('is worth %s', (_case, displayedProduct, item, value) =>
    expect(createProductViewEvent(translations, displayedProduct, visit)).toEqual({
      currency: 'KRW',
      value,
      items: [item],
    }),
  );
});

describe('a checkout', () => {
  const listItems = (order: Order) => createCheckoutEvent(translations, order, order.quote.payAmount).items;

  it('has a line for each menu, with its discount', () => {
    const order = createOrder(dinner, [
      { menuIndex: 1, count: 1 },
      { menuIndex: 2, count: 2 },
    ]);
    expect(createCheckoutEvent(translations, order, 146_000)).toEqual({
      currency: 'KRW',
      value: 146_000,
      coupon: '',
      items: [
        { ...tableItem, item_variant: 'Menu 1', index: 0, price: 50_000, discount: 0, quantity: 1 },
        { ...tableItem, item_variant: 'Menu 2', index: 1, price: 48_000, discount: 12_000, quantity: 2 },
      ],
    });
  });

  it('names its coupon', () => {
    const order = { ...createOrder(dinner, [{ menuIndex: 1, count: 1 }]), coupon: { name: { default: 'Welcome' } } };
    expect(createCheckoutEvent(translations, order as unknown as Order, 40_000)).toMatchObject({
      value: 40_000,
      coupon: 'Welcome',
    });
  });

  it('counts the guests of a deposit, the pieces of a pickup, and one item if no payment is due', () => {
    expect(listItems(createOrder(createDepositProduct()))).toEqual([
      { ...tableItem, index: 0, price: 50_000, discount: 0, quantity: 2 },
    ]);
    expect(listItems(createOrder(createPickupProduct(), [], 3))).toEqual([
      { ...cakeItem, index: 0, price: 60_000, discount: 0, quantity: 3 },
    ]);
    expect(listItems(createOrder(createProduct()))).toEqual([{ ...tableItem, price: 0, quantity: 1 }]);
  });
});

describe('a purchase', () => {
  const createReservation = (changes: object) =>
    ({
      resvCode: '20260310-AAAAAAAAAA',
      htlCode: 'H01',
      dinCode: 'D1',
      prodCode: 'P1',
      prodName: 'Dinner',
      resvType: 'table',
      prodSaleTimeZone: 'D',
      resvUserName: 'Jane Doe',
      resvUserTel: '010-1234-0000',
      resvUserEmail: 'jane@example.test',
      requestMatter: 'a birthday',
      resvProdAddList: [
        { menuIndex: 2, prodAddName: 'Menu 2', prodAddNum: 2, prodAddOnePriceOri: 60_000, prodAddOnePrice: 48_000 },
      ],
      resvCpnAmnt: 0,
      resvSetleAmnt: 96_000,
      ...changes,
    }) as unknown as ResvInfo;

  it('reports the amount, the tax in it and the menus, without personal data', () => {
    expect(createPurchaseEvent(translations, createReservation({}), '')).toEqual({
      transaction_id: '20260310-AAAAAAAAAA',
      currency: 'KRW',
      value: 96_000,
      tax: 8_727,
      coupon: '',
      items: [{ ...tableItem, item_variant: 'Menu 2', index: 0, price: 48_000, discount: 12_000, quantity: 2 }],
    });
  });

  it('has one line for the product if no payment was made', () => {
    const event = createPurchaseEvent(translations, createReservation({ resvProdAddList: [], resvSetleAmnt: 0 }), '');
    expect(event).toMatchObject({ value: 0, tax: 0, items: [{ ...tableItem, price: 0, quantity: 1 }] });
  });

  it('names the coupon of its checkout only if it gave a discount', () => {
    expect(createPurchaseEvent(translations, createReservation({ resvCpnAmnt: 5_000 }), 'Welcome')).toMatchObject({
      coupon: 'Welcome',
    });
    expect(createPurchaseEvent(translations, createReservation({}), 'Welcome')).toMatchObject({ coupon: '' });
  });
});

describe('a cancelled reservation', () => {
  it('reports the refunded amount', () => {
    const form = {
      resvCode: '20260310-AAAAAAAAAA',
      resvSetleAmnt: 96_000,
      resvCancelFee: 9_600,
      resvRefundAmnt: 86_400,
    };
    expect(createRefundEvent(form as CancelForm)).toEqual({
      transaction_id: '20260310-AAAAAAAAAA',
      currency: 'KRW',
      value: 86_400,
    });
  });
});

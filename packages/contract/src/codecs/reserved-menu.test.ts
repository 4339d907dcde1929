import { describe, expect, it } from 'vitest';
import { encodeSoldMenu } from './reserved-menu';

const line = {
  menuIndex: 7,
  name: { default: 'Lamb' },
  count: 2,
  unitPrice: 90_000,
  discountRate: 10,
  unitPaid: 81_000,
  amount: 162_000,
};

describe('a menu of a reservation', () => {
  it('has the fields of the current menu and the prices of the sale', () => {
    const menu = {
      description: { default: 'Grilled' },
      coversPerUnit: 2,
      allergens: null,
      picture: '/pictures/lamb.svg',
    };
    expect(encodeSoldMenu({ ...line, menu })).toMatchObject({
      prodAddName: 'Lamb',
      prodAddPrice: 180_000,
      resvAddPrice: 162_000,
      menuName: 'Lamb',
      menuDesc: 'Grilled',
      menuPrice: 90_000,
      menuStock: 2,
      bannerimg: '/pictures/lamb.svg',
    });
  });

  it('keeps the sold name and prices if the venue no longer has the menu', () => {
    expect(encodeSoldMenu({ ...line, menu: null })).toMatchObject({
      menuName: 'Lamb',
      menuDesc: '',
      menuPrice: 90_000,
      menuStock: 0,
      bannerimg: '',
    });
  });
});

import { listCart } from '@dining/contract/site/cart';
import { listOpenSheets } from '../../../stores/orders/open-sheets';
import type { Feature } from '../../feature';
import { cartItemToWire } from './to-wire';

/** Ids in the request only narrow the caller's own order sheets (decision 24). */
export const cart: Feature = (mount, deps) => {
  mount(listCart, async ({ body, visitor }) => {
    const sheets = await listOpenSheets(deps.database.pool, visitor);
    const requestedSheets =
      body.cartIdList.length === 0 ? sheets : sheets.filter((sheet) => body.cartIdList.includes(sheet.ordersheetId));
    return { cartList: requestedSheets.map(cartItemToWire), memberCartCount: sheets.length };
  });
};

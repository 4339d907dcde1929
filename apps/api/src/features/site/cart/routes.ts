import { textToWire } from '@dining/contract/codecs/text';
import { visitToWire } from '@dining/contract/codecs/visit';
import { type CartItemWire, listCart } from '@dining/contract/site/cart';
import { type OpenSheet, openSheets } from '../../../stores/orders/open-sheets';
import type { Feature } from '../../feature';

const cartItem = (sheet: OpenSheet): CartItemWire => ({
  ordersheetId: sheet.ordersheetId,
  htlCode: sheet.htlCode,
  dinCode: sheet.dinCode,
  ...textToWire('dinName', sheet.venueName),
  prodCode: sheet.prodCode,
  ...textToWire('prodName', sheet.productName),
  bannerImg: sheet.bannerPicture,
  resvType: sheet.reservationType,
  resvDate: visitToWire({ date: sheet.visitDay, time: sheet.visitTime }),
  resvAdultCnt: sheet.adults,
  resvKidCnt: sheet.kids,
});

/** The caller's open order sheets. Ids of others in the list open nothing: they only narrow what is his (decision 24). */
export const cart: Feature = (mount, deps) => {
  mount(listCart, async ({ body, visitor }) => {
    const own = await openSheets(deps.database.pool, visitor);
    const wanted = body.cartIdList.length === 0 ? own : own.filter((sheet) => body.cartIdList.includes(sheet.ordersheetId));
    return { cartList: wanted.map(cartItem), memberCartCount: own.length };
  });
};

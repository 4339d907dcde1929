import { encodeText } from '@dining/contract/codecs/text';
import { encodeVisit } from '@dining/contract/codecs/visit';
import type { CartItemWire } from '@dining/contract/site/cart';
import type { OpenSheet } from '../../../stores/orders/open-sheets';

export const cartItemToWire = (sheet: OpenSheet): CartItemWire => ({
  ordersheetId: sheet.ordersheetId,
  htlCode: sheet.htlCode,
  dinCode: sheet.dinCode,
  ...encodeText('dinName', sheet.venueName),
  prodCode: sheet.prodCode,
  ...encodeText('prodName', sheet.productName),
  bannerImg: sheet.bannerPicture,
  resvType: sheet.reservationType,
  resvDate: encodeVisit({ date: sheet.visitDay, time: sheet.visitTime }),
  resvAdultCnt: sheet.adults,
  resvKidCnt: sheet.kids,
});

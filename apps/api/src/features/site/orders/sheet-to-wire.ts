import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeReservedMenu } from '@dining/contract/codecs/reserved-menu';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeVisit } from '@dining/contract/codecs/visit';
import { type Failure, fail } from '@dining/contract/failure';
import type { OrderSheetWire } from '@dining/contract/site/orders/order-sheets';
import type { OrderLine } from '@dining/domain/orders/priced-order';
import { createOrderLines } from '../../../booking/checkout/order-lines';
import type { StoredSheet, StoredSheetLine } from '../../../stores/orders/order-sheets';
import type { SheetPreview } from './preview';

type StockWire = Pick<OrderSheetWire, 'stockYn' | 'remainCnt' | 'remainUnit' | 'errCd' | 'errDetail'>;

/** Returns the API's id of the reservation of a sheet. A sheet has only one. */
export const createRtplId = (ordersheetId: string): string => `${ordersheetId}-1`;

const createUnavailableStock = ({ failure, detail }: Failure): StockWire => ({
  stockYn: 'N',
  remainCnt: 0,
  remainUnit: '',
  errCd: failure,
  errDetail: { ...detail },
});

export function sheetStockToWire(state: StoredSheet['state'], preview: SheetPreview | undefined): StockWire {
  if (state !== 'open') return createUnavailableStock(fail('order_closed'));
  if (preview === undefined) return createUnavailableStock(fail('unknown_product'));
  const problem = preview.availabilityFailure ?? preview.quantityFailure;
  return {
    stockYn: encodeFlag(preview.availabilityFailure === undefined),
    remainCnt: preview.remaining.count,
    remainUnit: preview.remaining.unit,
    errCd: problem?.failure ?? '',
    errDetail: { ...problem?.detail },
  };
}

const createOffSaleLine = (menu: StoredSheetLine, preview: SheetPreview | undefined): OrderLine => ({
  menuIndex: menu.menuIndex,
  name: preview?.context.product.options.find(({ menuIndex }) => menuIndex === menu.menuIndex)?.name ?? { default: '' },
  count: menu.count,
  unitPrice: 0,
  discountRate: 0,
  unitPaid: 0,
  amount: 0,
});

function linesToWire(sheet: StoredSheet, preview: SheetPreview | undefined): OrderSheetWire['resvProdAddList'] {
  const pricedLines = preview === undefined ? [] : createOrderLines(preview.context.product, preview.quote.lines);
  const menus = sheet.menus.map((menu) => ({
    ordersheetRtplOptId: menu.ordersheetRtplOptId,
    ...encodeReservedMenu(
      pricedLines.find(({ menuIndex }) => menuIndex === menu.menuIndex) ?? createOffSaleLine(menu, preview),
    ),
  }));
  const linesWithoutMenu = pricedLines.filter(({ menuIndex }) => menuIndex === null);
  return [...menus, ...linesWithoutMenu.map((line) => ({ ordersheetRtplOptId: '', ...encodeReservedMenu(line) }))];
}

export function sheetToWire(sheet: StoredSheet, preview: SheetPreview | undefined): OrderSheetWire {
  const quote = preview?.quote;
  return {
    ordersheetId: sheet.ordersheetId,
    ordersheetRtplId: createRtplId(sheet.ordersheetId),
    ordersheetStat: sheet.state,
    ordersheetEndDate: sheet.expiresAt.toISOString(),
    htlCode: sheet.htlCode,
    dinCode: sheet.dinCode,
    ...encodeText('dinName', sheet.venueName),
    prodCode: sheet.prodCode,
    ...encodeText('prodName', sheet.productName),
    bannerImg: sheet.bannerPicture,
    resvType: sheet.reservationType,
    dinRoomCode: sheet.dinRoomCode ?? '',
    resvDate: encodeVisit(sheet.visit),
    resvAdultCnt: sheet.party.adults,
    resvKidCnt: sheet.party.kids,
    prodPickupNum: sheet.quantity,
    prodDepositYn: encodeFlag(sheet.takesDeposit),
    resvProdAddList: linesToWire(sheet, preview),
    resvOrderAmnt: quote?.orderAmount ?? 0,
    resvDistAmnt: quote?.productDiscountAmount ?? 0,
    resvMemberDistAmnt: quote?.memberDiscountAmount ?? 0,
    prodMemberDistRate: quote?.memberDiscountRate ?? 0,
    resvSetleAmnt: quote?.payAmount ?? 0,
    ...sheetStockToWire(sheet.state, preview),
  };
}

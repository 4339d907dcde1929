import {
  addOrderSheet,
  addSheetOption,
  deleteSheetOption,
  getOrderSheet,
  getSheetStock,
  renewHold,
} from '@dining/contract/site/orders/order-sheets';
import { getVisitDayDiscount, listStockPrices } from '@dining/contract/site/orders/stock-prices';
import type { Feature } from '../../feature';
import { addSheet } from './add';
import { showDayDiscount } from './day-discount';
import { addOption, deleteOption } from './options';
import { renewOwnHold } from './renew-hold';
import { createStockPriceHandler } from './stock-prices';
import { getSheetView, handleGetSheetStock } from './view-sheet';

export const orders: Feature = (mount, deps) => {
  mount(addOrderSheet, (call) => addSheet(deps, call));
  mount(addSheetOption, (call) => addOption(deps, call));
  mount(deleteSheetOption, (call) => deleteOption(deps, call));
  mount(getSheetStock, (call) => handleGetSheetStock(deps, call));
  mount(listStockPrices, createStockPriceHandler(deps));
  mount(getVisitDayDiscount, (call) => showDayDiscount(deps, call));
  mount(renewHold, (call) => renewOwnHold(deps, call));
  mount(getOrderSheet, async ({ params, visitor }) => {
    const result = await getSheetView(deps, params.ordersheetId, visitor);
    return result.ok ? { result: result.sheet } : result.failure;
  });
};

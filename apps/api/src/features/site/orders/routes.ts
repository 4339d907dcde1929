import {
  addOrderSheet,
  addSheetOption,
  deleteSheetOption,
  getOrderSheet,
  getSheetStock,
  renewHold,
} from '@dining/contract/site/orders/order-sheets';
import { getEarlyBird, listStockPrices } from '@dining/contract/site/orders/stock-prices';
import type { Feature } from '../../feature';
import { addSheet } from './add';
import { discountOnDay } from './early-bird';
import { addOption, deleteOption } from './options';
import { renewOwnHold } from './renew-hold';
import { showSheet, showStock } from './show';
import { stockPriceLister } from './stock-prices';

/** Order sheets: a reservation in progress with the server's quote (decision 24). */
export const orders: Feature = (mount, deps) => {
  mount(addOrderSheet, (call) => addSheet(deps, call));
  mount(addSheetOption, (call) => addOption(deps, call));
  mount(deleteSheetOption, (call) => deleteOption(deps, call));
  mount(getSheetStock, (call) => showStock(deps, call));
  mount(listStockPrices, stockPriceLister(deps));
  mount(getEarlyBird, (call) => discountOnDay(deps, call));
  mount(renewHold, (call) => renewOwnHold(deps, call));
  mount(getOrderSheet, async ({ params, visitor }) => {
    const shown = await showSheet(deps, params.ordersheetId, visitor);
    return shown.ok ? { result: shown.sheet } : shown.failure;
  });
};

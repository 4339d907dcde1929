import { ProblemError } from '@dining/client/problem-error';
import { encodeOrderRequest } from '@dining/contract/codecs/order-request';
import { encodeVisit } from '@dining/contract/codecs/visit';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { getTabItem, getTextField, removeTabItem, setTabItem } from '../../lib/tab-storage';
import type { ChangeSearch } from '../search/search-state';
import { createOrderRequest, type Order } from './order';
import { addOpenSheet, getCachedSheets, type OpenSheet } from './order-sheets';

const storageKey = 'activeSheet';
/** Maximum milliseconds that saving an order sheet may delay the payment page. */
const timeoutMs = 3000;

/**
 * Sets the tab's active order sheet. Choosing another day or party for the same product then updates it instead of
 * creating a new one.
 */
export const setActiveSheet = ({ ordersheetId, prodCode }: Pick<OpenSheet, 'ordersheetId' | 'prodCode'>): void =>
  setTabItem(storageKey, { ordersheetId, prodCode });

export const clearActiveSheet = (): void => removeTabItem(storageKey);

function findActiveSheetId(prodCode: ProdCode): string | undefined {
  const storedValue = getTabItem(storageKey);
  const ordersheetId = getTextField(storedValue, 'ordersheetId');
  return ordersheetId !== '' && getTextField(storedValue, 'prodCode') === prodCode ? ordersheetId : undefined;
}

/** Returns true if the order sheet, not the order, is the problem: it is missing or invalid, or another visitor's. */
export const isSheetProblem = (problem: ProblemError): boolean =>
  ['not_found', 'forbidden'].includes(problem.code) || problem.errors.some(({ path }) => path === 'ordersheetId');

/**
 * Saves the order as an order sheet on the server: replaces the one of the same visit, or else the tab's active one.
 * Never fails, because the reservation request sends the whole order again.
 */
export async function saveSheet(changeSearch: ChangeSearch, queryClient: QueryClient, order: Order): Promise<void> {
  const body = encodeOrderRequest(createOrderRequest(order));
  const signal = AbortSignal.timeout(timeoutMs);
  const save = (ordersheetId: string) =>
    call('POST /api/ordersheet/add', { body: { ...body, ordersheetId }, skipProblemHandler: true, signal });
  const activeSheetId = findActiveSheetId(order.product.prodCode) ?? '';
  try {
    const { result } = await save(activeSheetId).catch((problem: unknown) => {
      const isClosed = problem instanceof ProblemError && (isSheetProblem(problem) || problem.code === 'order_closed');
      if (activeSheetId !== '' && isClosed) return save('');
      throw problem;
    });
    setActiveSheet(result);
    await addOpenSheet(changeSearch, queryClient, result);
  } catch {
    // The guest continues without an order sheet.
  }
}

/**
 * Finds the open order sheet that the reservation will close: the one of its visit, or else the tab's active one,
 * because changing the time on the payment page does not move the order sheet.
 */
export function findSheetId(queryClient: QueryClient, { product: { prodCode }, visit }: Order): string | undefined {
  const openSheets = getCachedSheets(queryClient).filter((sheet) => sheet.prodCode === prodCode);
  const activeSheetId = findActiveSheetId(prodCode);
  const sheet =
    openSheets.find(({ resvDate }) => resvDate === encodeVisit(visit)) ??
    openSheets.find(({ ordersheetId }) => ordersheetId === activeSheetId);
  return sheet?.ordersheetId;
}

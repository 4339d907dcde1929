import { ProblemError } from '@dining/client/problem-error';
import { encodeOrderRequest } from '@dining/contract/codecs/order-request';
import { encodeVisit } from '@dining/contract/codecs/visit';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { forgetInTab, keepInTab, readFromTab, textIn } from '../../lib/session-store';
import type { ChangeSearch } from '../search/search-state';
import { createOrderRequest, type Order } from './order';
import { getKnownSheets, type OpenSheet, rememberSheet } from './order-sheets';

const activeDraftKey = 'sheetInHand';
/** Milliseconds that saving an order sheet may delay the payment page. */
const timeoutMs = 3000;

/**
 * Sets the tab's active order sheet. Another day or party for the same product then updates it instead of creating one.
 */
export const setActiveDraft = ({ ordersheetId, prodCode }: Pick<OpenSheet, 'ordersheetId' | 'prodCode'>): void =>
  keepInTab(activeDraftKey, { ordersheetId, prodCode });

export const clearActiveDraft = (): void => forgetInTab(activeDraftKey);

function findActiveDraft(prodCode: ProdCode): string | undefined {
  const kept = readFromTab(activeDraftKey);
  const ordersheetId = textIn(kept, 'ordersheetId');
  return ordersheetId !== '' && textIn(kept, 'prodCode') === prodCode ? ordersheetId : undefined;
}

/** Returns true if the problem concerns the named order sheet and not its content. */
export const isAboutSheet = (problem: ProblemError): boolean =>
  ['not_found', 'forbidden'].includes(problem.code) || problem.errors.some(({ path }) => path === 'ordersheetId');

/**
 * Saves the order as an order sheet on the server: replaces the one of the same visit or the tab's active one. Never
 * fails, because the reservation sends the whole order again.
 */
export async function keepSheet(changeSearch: ChangeSearch, queryClient: QueryClient, order: Order): Promise<void> {
  const body = encodeOrderRequest(createOrderRequest(order));
  const signal = AbortSignal.timeout(timeoutMs);
  const add = (ordersheetId: string) =>
    call('POST /api/ordersheet/add', { body: { ...body, ordersheetId }, skipErrorHandler: true, signal });
  const named = findActiveDraft(order.product.prodCode) ?? '';
  try {
    const { result } = await add(named).catch((problem: unknown) => {
      const gone = problem instanceof ProblemError && (isAboutSheet(problem) || problem.code === 'order_closed');
      if (named !== '' && gone) return add('');
      throw problem;
    });
    setActiveDraft(result);
    await rememberSheet(changeSearch, queryClient, result);
  } catch {
    // The guest continues without an order sheet.
  }
}

/**
 * Finds the open order sheet that the reservation will close: the one of its visit, else the tab's active one, because
 * changing the time on the payment page does not move the order sheet.
 */
export function findSheetId(queryClient: QueryClient, { product: { prodCode }, visit }: Order): string | undefined {
  const open = getKnownSheets(queryClient).filter((sheet) => sheet.prodCode === prodCode);
  const named = findActiveDraft(prodCode);
  const sheet =
    open.find(({ resvDate }) => resvDate === encodeVisit(visit)) ??
    open.find(({ ordersheetId }) => ordersheetId === named);
  return sheet?.ordersheetId;
}

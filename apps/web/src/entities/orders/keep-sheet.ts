import { ProblemError } from '@dining/client/problem-error';
import { orderRequestToWire } from '@dining/contract/codecs/order-request';
import { visitToWire } from '@dining/contract/codecs/visit';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { forgetInTab, keepInTab, keptInTab, textIn } from '../../lib/session-store';
import type { ChangeSearch } from '../search/search-state';
import { createOrderRequest, type Order } from './order';
import { getKnownSheets, type OpenSheet, rememberSheet } from './order-sheets';

const activeDraftKey = 'sheetInHand';
/** Milliseconds that an order sheet may take: the way to the payment page does not wait longer for it. */
const timeoutMs = 3000;

/** Notes which order sheet this tab is at: another day or party for the same product then moves it instead of making a second. */
export const setActiveDraft = ({ ordersheetId, prodCode }: Pick<OpenSheet, 'ordersheetId' | 'prodCode'>): void =>
  keepInTab(activeDraftKey, { ordersheetId, prodCode });

export const clearActiveDraft = (): void => forgetInTab(activeDraftKey);

function findActiveDraft(prodCode: ProdCode): string | undefined {
  const kept = keptInTab(activeDraftKey);
  const ordersheetId = textIn(kept, 'ordersheetId');
  return ordersheetId !== '' && textIn(kept, 'prodCode') === prodCode ? ordersheetId : undefined;
}

/** Refusals of an order sheet that is named, and not of what it holds. */
export const isAboutSheet = (problem: ProblemError): boolean =>
  ['not_found', 'forbidden'].includes(problem.code) || problem.errors.some(({ path }) => path === 'ordersheetId');

/**
 * Keeps the order in hand as an order sheet on the server, over the one of the same visit or the one this tab is at. Never fails:
 * the reservation itself says everything once more, so no guest has to wait for an order sheet.
 */
export async function keepSheet(changeSearch: ChangeSearch, queryClient: QueryClient, order: Order): Promise<void> {
  const body = orderRequestToWire(createOrderRequest(order));
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
    // No order sheet: the guest goes on without one.
  }
}

/**
 * The open order sheet of an order, which the reservation then closes: the one of its visit, else the one this tab is at, for another
 * time taken on the payment page leaves it at the first one. Undefined where there is none.
 */
export function findSheetId(queryClient: QueryClient, { product: { prodCode }, visit }: Order): string | undefined {
  const open = getKnownSheets(queryClient).filter((sheet) => sheet.prodCode === prodCode);
  const named = findActiveDraft(prodCode);
  const sheet =
    open.find(({ resvDate }) => resvDate === visitToWire(visit)) ?? open.find(({ ordersheetId }) => ordersheetId === named);
  return sheet?.ordersheetId;
}

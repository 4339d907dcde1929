import { visitToWire } from '@dining/contract/codecs/visit';
import type { DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../lib/call';
import { ProblemError } from '../lib/problem-error';
import { queryClient } from '../lib/query-client';
import { forgetInTab, keepInTab, keptInTab, textIn } from '../lib/session-store';
import type { Order } from './order';
import { orderToWire } from './order-wire';
import { changeSearch, useOrderSheetIds } from './search-state';
import { useSession } from './session';

/** A draft of a reservation that its visitor can go on with (decision 24). */
export type OpenSheet = Answer<'POST /api/main/cartList'>['cartList'][number];

const inHandKey = 'sheetInHand';
/** Milliseconds that a draft may take: the way to the payment page does not wait longer for it. */
const patience = 3000;

/** The search remembers which drafts are open (wire: cartIdList). */
const rememberIds = (sheets: readonly OpenSheet[]): void => {
  const ids = sheets.map(({ ordersheetId }) => ordersheetId);
  changeSearch((search) => (search.orderSheetIds.join() === ids.join() ? search : { ...search, orderSheetIds: ids }));
};

const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }): Promise<readonly OpenSheet[]> => {
    const { cartList } = await call('POST /api/main/cartList', { body: {}, own: true, signal });
    rememberIds(cartList);
    return cartList;
  },
  staleTime: 0,
  // One that became a reservation in another window is no draft any more.
  refetchOnWindowFocus: true,
  meta: { quiet: true },
});

const noSheets: readonly OpenSheet[] = [];
const knownSheets = (): readonly OpenSheet[] => queryClient.getQueryData(cartQuery.queryKey) ?? noSheets;

/** The visitor's open drafts, newest first. Who has never made one is not asked for any; a member's may be from elsewhere. */
export function useOpenSheets(): readonly OpenSheet[] {
  const remembered = useOrderSheetIds().length > 0;
  const member = useSession()?.userDetails !== undefined;
  return useQuery({ ...cartQuery, enabled: remembered || member }).data ?? noSheets;
}

/** Asks anew which drafts are open. */
export const readSheetsAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });

/** Notes which draft this tab is at: another day or party for the same product then moves it instead of making a second. */
export const takeInHand = ({ ordersheetId, prodCode }: Pick<OpenSheet, 'ordersheetId' | 'prodCode'>): void =>
  keepInTab(inHandKey, { ordersheetId, prodCode });

export const forgetInHand = (): void => forgetInTab(inHandKey);

function inHand(prodCode: ProdCode): string | undefined {
  const kept = keptInTab(inHandKey);
  const ordersheetId = textIn(kept, 'ordersheetId');
  return ordersheetId !== '' && textIn(kept, 'prodCode') === prodCode ? ordersheetId : undefined;
}

/** Refusals of a draft that is named, and not of what it holds. */
export const isAboutSheet = (problem: ProblemError): boolean =>
  ['not_found', 'forbidden'].includes(problem.code) || problem.errors.some(({ path }) => path === 'ordersheetId');

/**
 * Keeps the order in hand as a draft on the server, over the one of the same visit or the one this tab is at. Never fails:
 * the reservation itself says everything once more, so no guest has to wait for a draft.
 */
export async function keepSheet(order: Order, dinRoomCode: DinRoomCode | null): Promise<void> {
  const body = orderToWire(order, dinRoomCode);
  const signal = AbortSignal.timeout(patience);
  const add = (ordersheetId: string) => call('POST /api/ordersheet/add', { body: { ...body, ordersheetId }, own: true, signal });
  const named = inHand(order.product.prodCode) ?? '';
  try {
    const { result } = await add(named).catch((problem: unknown) => {
      const gone = problem instanceof ProblemError && (isAboutSheet(problem) || problem.code === 'order_closed');
      if (named !== '' && gone) return add('');
      throw problem;
    });
    takeInHand(result);
    await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
    const sheets = [result, ...knownSheets().filter(({ ordersheetId }) => ordersheetId !== result.ordersheetId)];
    queryClient.setQueryData(cartQuery.queryKey, sheets);
    rememberIds(sheets);
  } catch {
    // No draft: the guest goes on without one.
  }
}

/** The open draft of an order, which the reservation then closes; undefined where there is none. */
export const sheetOf = ({ product, visit }: Order): string | undefined =>
  knownSheets().find(({ prodCode, resvDate }) => prodCode === product.prodCode && resvDate === visitToWire(visit))?.ordersheetId;

import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';
import { queryClient } from '../../lib/query-client';
import { changeSearch } from '../search/search-state';
import { useMayHaveSheets } from './may-have-sheets';

/** An order sheet that its visitor can go on with (decision 24). */
export type OpenSheet = Answer<'POST /api/main/cartList'>['cartList'][number];

/** The search remembers which order sheets are open (wire: cartIdList). */
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
  // One that became a reservation in another window is no order sheet any more.
  refetchOnWindowFocus: true,
  meta: { loading: 'appData' },
});

const noSheets: readonly OpenSheet[] = [];
/** The order sheets as last heard of, without asking. */
export const knownSheets = (): readonly OpenSheet[] => queryClient.getQueryData(cartQuery.queryKey) ?? noSheets;

/** The visitor's open order sheets, newest first. */
export const useOpenSheets = (): readonly OpenSheet[] => useQuery({ ...cartQuery, enabled: useMayHaveSheets() }).data ?? noSheets;

/** Asks anew which order sheets are open. */
export const readSheetsAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });

/** Puts an order sheet that was just kept before the others, without asking for them all. */
export async function rememberSheet(sheet: OpenSheet): Promise<void> {
  await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
  const sheets = [sheet, ...knownSheets().filter(({ ordersheetId }) => ordersheetId !== sheet.ordersheetId)];
  queryClient.setQueryData(cartQuery.queryKey, sheets);
  rememberIds(sheets);
}

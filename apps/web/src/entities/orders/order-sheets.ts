import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';
import { type ChangeSearch, useChangeSearch } from '../search/search-state';
import { useMayHaveSheets } from './may-have-sheets';

/** An order sheet that its visitor can go on with (decision 24). */
export type OpenSheet = Answer<'POST /api/main/cartList'>['cartList'][number];

/** The search remembers which order sheets are open (wire: cartIdList). */
const rememberIds = (changeSearch: ChangeSearch, sheets: readonly OpenSheet[]): void => {
  const ids = sheets.map(({ ordersheetId }) => ordersheetId);
  changeSearch((search) => (search.orderSheetIds.join() === ids.join() ? search : { ...search, orderSheetIds: ids }));
};

/** The one query of order sheets, without how it is asked. */
const cartQueries = queryOptions({ queryKey: ['cart'] });

const cartQuery = (changeSearch: ChangeSearch) =>
  queryOptions({
    queryKey: cartQueries.queryKey,
    queryFn: async ({ signal }): Promise<readonly OpenSheet[]> => {
      const { cartList } = await call('POST /api/main/cartList', { body: {}, skipErrorHandler: true, signal });
      rememberIds(changeSearch, cartList);
      return cartList;
    },
    staleTime: 0,
    // One that became a reservation in another window is no order sheet any more.
    refetchOnWindowFocus: true,
    meta: { loading: 'appData' },
  });

const noSheets: readonly OpenSheet[] = [];
/** The order sheets as last heard of, without asking. */
export const getKnownSheets = (queryClient: QueryClient): readonly OpenSheet[] =>
  queryClient.getQueryData<readonly OpenSheet[]>(cartQueries.queryKey) ?? noSheets;

/** The visitor's open order sheets, newest first. */
export const useOpenSheets = (): readonly OpenSheet[] => {
  const changeSearch = useChangeSearch();
  return useQuery({ ...cartQuery(changeSearch), enabled: useMayHaveSheets() }).data ?? noSheets;
};

/** Asks anew which order sheets are open. */
export const invalidateSheets = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: cartQueries.queryKey });

/** Puts an order sheet that was just kept before the others, without asking for them all. */
export async function rememberSheet(changeSearch: ChangeSearch, queryClient: QueryClient, sheet: OpenSheet): Promise<void> {
  await queryClient.cancelQueries({ queryKey: cartQueries.queryKey });
  const sheets = [sheet, ...getKnownSheets(queryClient).filter(({ ordersheetId }) => ordersheetId !== sheet.ordersheetId)];
  queryClient.setQueryData(cartQueries.queryKey, sheets);
  rememberIds(changeSearch, sheets);
}

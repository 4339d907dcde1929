import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import { type ChangeSearch, useChangeSearch } from '../search/search-state';
import { useMayHaveSheets } from './may-have-sheets';

export type OpenSheet = CallResult<'POST /api/main/cartList'>['cartList'][number];

const saveSheetIds = (changeSearch: ChangeSearch, sheets: readonly OpenSheet[]): void => {
  const ids = sheets.map(({ ordersheetId }) => ordersheetId);
  changeSearch((search) => (search.orderSheetIds.join() === ids.join() ? search : { ...search, orderSheetIds: ids }));
};

const cartQueries = queryOptions({ queryKey: ['cart'] });

const getCartQuery = (changeSearch: ChangeSearch) =>
  queryOptions({
    queryKey: cartQueries.queryKey,
    queryFn: async ({ signal }): Promise<readonly OpenSheet[]> => {
      const { cartList } = await call('POST /api/main/cartList', { body: {}, skipProblemHandler: true, signal });
      saveSheetIds(changeSearch, cartList);
      return cartList;
    },
    staleTime: 0,
    // An order sheet may become a reservation in another window.
    refetchOnWindowFocus: true,
    meta: { loading: 'appData' },
  });

const noSheets: readonly OpenSheet[] = [];
export const getCachedSheets = (queryClient: QueryClient): readonly OpenSheet[] =>
  queryClient.getQueryData<readonly OpenSheet[]>(cartQueries.queryKey) ?? noSheets;

export const useOpenSheets = (): readonly OpenSheet[] => {
  const changeSearch = useChangeSearch();
  return useQuery({ ...getCartQuery(changeSearch), enabled: useMayHaveSheets() }).data ?? noSheets;
};

export const invalidateSheets = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: cartQueries.queryKey });

/** Adds a saved order sheet to the known ones. */
export async function addOpenSheet(
  changeSearch: ChangeSearch,
  queryClient: QueryClient,
  sheet: OpenSheet,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: cartQueries.queryKey });
  const sheets = [
    sheet,
    ...getCachedSheets(queryClient).filter(({ ordersheetId }) => ordersheetId !== sheet.ordersheetId),
  ];
  queryClient.setQueryData(cartQueries.queryKey, sheets);
  saveSheetIds(changeSearch, sheets);
}

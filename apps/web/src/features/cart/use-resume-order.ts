import type { ProblemError } from '@dining/client/problem-error';
import type { OrderSheetWire } from '@dining/contract/site/orders/order-sheets';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useHotels } from '../../entities/app/app-data';
import { setActiveSheet } from '../../entities/orders/active-sheet';
import { invalidateSheets } from '../../entities/orders/order-sheets';
import { setPickupQuantity } from '../../entities/products/pickup-quantity';
import { formatVisitSearch } from '../../entities/search/search-params';
import { toSearchHotel, useChangeSearch, useSearch } from '../../entities/search/search-state';
import { call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import { createSearchFromSheet } from './search-from-sheet';

/**
 * Resumes an order sheet: restores its choices and opens the payment page, or the product page if the choices can no
 * longer be ordered. Shows an alert if the sheet is closed or cannot be loaded. Calls `onLoad` once it is loaded.
 */
export function useResumeOrder(onLoad: () => void) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = useNavigate();
  const search = useSearch();
  const hotels = useHotels();
  const showMessage = (message: string) => alerts.show({ message });

  const openOrder = async (sheet: OrderSheetWire): Promise<void> => {
    const hotel = hotels.find(({ htlCode }) => htlCode === sheet.htlCode);
    onLoad();
    if (sheet.ordersheetStat !== 'open' || hotel === undefined) {
      void invalidateSheets(queryClient);
      return void showMessage(t('problems.order_closed'));
    }
    const restoredSearch = createSearchFromSheet(search, sheet, toSearchHotel(hotel));
    const { dinCode, prodCode } = sheet;
    if (sheet.resvType === 'pickup') setPickupQuantity(prodCode, sheet.prodPickupNum);
    setActiveSheet(sheet);
    changeSearch(() => restoredSearch);
    await (sheet.errCd === ''
      ? navigate({ to: '/reservation/prod/payment', search: formatVisitSearch(restoredSearch) })
      : navigate({
          to: '/reservation/prod/detail/$dinCode/$prodCode',
          params: { dinCode, prodCode },
          search: formatVisitSearch(restoredSearch),
        }));
  };

  const loadMutation = useMutation({
    mutationFn: (ordersheetId: string) => call('GET /api/ordersheet/:ordersheetId', { params: { ordersheetId } }),
    onSuccess: ({ result }) => openOrder(result),
    onError: (problem: ProblemError) => {
      void invalidateSheets(queryClient);
      void showMessage(formatProblem(translations, problem));
    },
  });
  return {
    resume: (ordersheetId: string) => loadMutation.mutate(ordersheetId),
    resumingId: loadMutation.isPending ? loadMutation.variables : undefined,
  };
}

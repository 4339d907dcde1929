import { useQuery } from '@tanstack/react-query';
import { useMayHaveSheets } from '../../entities/orders/may-have-sheets';
import { partQuery } from '../../lib/part-query';

const button = partQuery('open-orders', () => import('./open-orders-button'), { loading: 'appData' });

/** Loads the list's code only for visitors who may have unfinished orders. */
export function OpenOrders() {
  const { data } = useQuery({ ...button, enabled: useMayHaveSheets() });
  return data === undefined ? null : <data.OpenOrdersButton />;
}

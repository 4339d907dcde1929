import { useQuery } from '@tanstack/react-query';
import { useMayHaveSheets } from '../../entities/orders/may-have-sheets';
import { partQuery } from '../../lib/part-query';

const button = partQuery('open-orders', () => import('./open-orders-button'), { loading: 'appData' });

/** What was begun and not finished; its code comes for those alone who may have begun something. */
export function OpenOrders() {
  const { data } = useQuery({ ...button, enabled: useMayHaveSheets() });
  return data === undefined ? null : <data.OpenOrdersButton />;
}

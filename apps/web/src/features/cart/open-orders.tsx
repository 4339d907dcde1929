import { useQuery } from '@tanstack/react-query';
import { useMayHaveSheets } from '../../entities/orders/may-have-sheets';
import { getPartQuery } from '../../lib/part-query';

const button = getPartQuery('open-orders', () => import('./open-orders-button'), { loading: 'appData' });

export function OpenOrders() {
  const { data } = useQuery({ ...button, enabled: useMayHaveSheets() });
  return data === undefined ? null : <data.OpenOrdersButton />;
}

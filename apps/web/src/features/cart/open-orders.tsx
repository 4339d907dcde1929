import { useQuery } from '@tanstack/react-query';
import { useMayHaveSheets } from '../../entities/orders/may-have-sheets';
import { getModuleQuery } from '../../lib/module-query';

const button = getModuleQuery('open-orders', () => import('./open-orders-button'), { loading: 'appData' });

export function OpenOrders() {
  const { data } = useQuery({ ...button, enabled: useMayHaveSheets() });
  return data === undefined ? null : <data.OpenOrdersButton />;
}

import { useQuery } from '@tanstack/react-query';
import { useMayHaveSheets } from '../../entities/orders/may-have-sheets';
import { getModuleQuery } from '../../lib/module-query';

const buttonQuery = getModuleQuery('open-orders', () => import('./open-orders-button'), { loading: 'appData' });

/** Loads the button of the open orders if this browser may have some. */
export function OpenOrders() {
  const { data: buttonModule } = useQuery({ ...buttonQuery, enabled: useMayHaveSheets() });
  return buttonModule === undefined ? null : <buttonModule.OpenOrdersButton />;
}

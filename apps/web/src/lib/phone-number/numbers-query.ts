import { getModuleQuery } from '../module-query';

export const numbersQuery = getModuleQuery('numbers-abroad', () => import('./numbers-abroad'));

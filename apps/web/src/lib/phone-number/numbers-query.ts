import { getPartQuery } from '../part-query';

export const numbersQuery = getPartQuery('numbers-abroad', () => import('./numbers-abroad'));

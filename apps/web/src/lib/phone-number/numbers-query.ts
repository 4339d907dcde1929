import { partQuery } from '../part-query';

/** The library of numbers, which is loaded with the first number that is not Korean. */
export const numbersQuery = partQuery('numbers-abroad', () => import('./numbers-abroad'));

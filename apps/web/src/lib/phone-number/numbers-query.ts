import { partQuery } from '../part-query';

/** The phone number library, loaded with the first number that is not Korean. */
export const numbersQuery = partQuery('numbers-abroad', () => import('./numbers-abroad'));

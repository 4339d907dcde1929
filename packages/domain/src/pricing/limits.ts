import { type CheckResult, err, ok } from '../shared/result';
import type { Quote } from './quote';

/** The dearest single order, in won, that is taken online: what the provider's and the ledger's amounts can hold with room to spare. */
export const orderAmountLimit = 1_000_000_000;

/** Is the order within what can be charged at once? 999 of each menu would not be. */
export const checkOrderAmount = (priced: Pick<Quote, 'orderAmount'>): CheckResult<'amount_too_large'> =>
  priced.orderAmount > orderAmountLimit ? err('amount_too_large') : ok;

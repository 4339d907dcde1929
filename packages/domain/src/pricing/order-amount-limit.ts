import { type CheckResult, err, ok } from '../shared/result';
import type { Quote } from './quote';

/** Maximum amount of one online order in won, within the limits of the provider and of the database columns. */
export const orderAmountLimit = 1_000_000_000;

/** Checks the amount against `orderAmountLimit`. 999 of each menu could exceed it. */
export const checkOrderAmount = (quote: Pick<Quote, 'orderAmount'>): CheckResult<'amount_too_large'> =>
  quote.orderAmount > orderAmountLimit ? err('amount_too_large') : ok;

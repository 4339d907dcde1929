/** The values that the provider's approval must match. */
export interface ExpectedApproval {
  readonly shopOrderNo: string;
  /** Amount in won that the server quoted. */
  readonly amount: number;
  readonly merchantId: string;
}

/** The fields of the provider's response that are verified. */
export type ApprovalResponse =
  | { readonly outcome: 'approved'; readonly shopOrderNo: string; readonly amount: number; readonly merchantId: string }
  | { readonly outcome: 'declined'; readonly code: string }
  | { readonly outcome: 'unknown' };

export type ApprovalMismatch = 'order_differs' | 'merchant_differs' | 'amount_differs';

export type ApprovalVerdict =
  | { readonly verdict: 'reserve' }
  | { readonly verdict: 'void'; readonly reason: ApprovalMismatch }
  | { readonly verdict: 'declined'; readonly code: string }
  | { readonly verdict: 'unknown' };

/**
 * Verifies a server-to-server approval (decision 26). A charge for another order, merchant or amount must be voided at
 * once. An unclear response is queried again and never counts as success or failure.
 */
export function verifyApproval(expected: ExpectedApproval, response: ApprovalResponse): ApprovalVerdict {
  if (response.outcome === 'unknown') return { verdict: 'unknown' };
  if (response.outcome === 'declined') return { verdict: 'declined', code: response.code };
  if (response.shopOrderNo !== expected.shopOrderNo) return { verdict: 'void', reason: 'order_differs' };
  if (response.merchantId !== expected.merchantId) return { verdict: 'void', reason: 'merchant_differs' };
  return response.amount === expected.amount ? { verdict: 'reserve' } : { verdict: 'void', reason: 'amount_differs' };
}

/** Serializes the amounts of a cancellation, in won. */
export const encodeCancelAmounts = ({ fee, refund }: { readonly fee: number; readonly refund: number }) => ({
  resvCancelFee: fee,
  resvRefundAmnt: refund,
});

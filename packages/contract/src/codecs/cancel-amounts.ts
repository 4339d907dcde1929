/** What a cancellation keeps and gives back, in won. */
export const cancelAmountsToWire = ({ fee, refund }: { readonly fee: number; readonly refund: number }) => ({
  resvCancelFee: fee,
  resvRefundAmnt: refund,
});

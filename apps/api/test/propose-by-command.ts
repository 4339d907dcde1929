import { proposeManualMove, viewPayment } from '@dining/contract/staff/payments';
import type { ManualMove } from '@dining/domain/payments/manual-moves';
import type { OperatorResponse, StaffCommandClient } from './staff-command-client';

/** Proposes how a payment is settled, as `npm run staff -- settle` does. */
export async function proposeByCommand(
  staff: StaffCommandClient,
  shopOrderNo: string,
  {
    move = 'as_provider',
    chargeId,
    reason = 'looked it up',
  }: { readonly move?: ManualMove; readonly chargeId?: string | null | undefined; readonly reason?: string } = {},
): Promise<OperatorResponse<typeof proposeManualMove>> {
  const { payment } = await staff.call(viewPayment, { body: { shopOrderNo } });
  const version = payment?.version ?? 0;
  return staff.call(proposeManualMove, { body: { shopOrderNo, version, move, chargeId: chargeId ?? null, reason } });
}

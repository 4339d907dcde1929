import { proposeResolution, viewPayment } from '@dining/contract/staff/payments';
import type { ProposableResolution } from '@dining/domain/payments/resolutions';
import type { OperatorResponse, StaffCommandClient } from './staff-command-client';

/** Proposes how a payment is settled, as `npm run staff -- settle` does. */
export async function proposeByCommand(
  staff: StaffCommandClient,
  shopOrderNo: string,
  {
    move = 'as_provider',
    chargeId,
    reason = 'looked it up',
  }: {
    readonly move?: ProposableResolution;
    readonly chargeId?: string | null | undefined;
    readonly reason?: string;
  } = {},
): Promise<OperatorResponse<typeof proposeResolution>> {
  const { payment } = await staff.call(viewPayment, { body: { shopOrderNo } });
  const version = payment?.version ?? 0;
  return staff.call(proposeResolution, { body: { shopOrderNo, version, move, chargeId: chargeId ?? null, reason } });
}

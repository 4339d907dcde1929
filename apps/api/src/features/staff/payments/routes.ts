import { fail } from '@dining/contract/failure';
import {
  compareCharges,
  confirmChargeSettlement,
  confirmResolution,
  listChargeProposals,
  listPaymentCases,
  proposeCharges,
  proposeResolution,
  queryPaymentStatus,
  refuseChargeSettlement,
  refuseResolution,
  viewPayment,
  withdrawChargeSettlement,
  withdrawResolution,
} from '@dining/contract/staff/payments';
import { createPage, pageSize } from '../../../http/keyset-page';
import { createCallerFilter } from '../../../http/staff-mount';
import { listPaymentCases as listStoredCases } from '../../../stores/payments/payment-cases';
import type { StaffFeature } from '../../feature';
import { findVisibleCase, toListedCase, viewCase } from './cases';
import {
  compareListedCharges,
  confirmSettlement,
  endChargeProposal,
  listSettlementProposals,
  proposeChargeSettlements,
} from './charges';
import { confirmResolutionByStaff, endPaymentProposal, proposeResolutionByStaff } from './proposals';
import { queryStatus } from './query-status';

export const paymentCases: StaffFeature = (mount, deps) => {
  const { pool } = deps.database;

  mount(listPaymentCases, async ({ staff, body, language }) => {
    const filter = createCallerFilter(staff, 'payment.see', deps.now());
    const { rows, next } = createPage(await listStoredCases(pool, filter, body.after, pageSize + 1));
    return {
      payments: rows.map((payment) => ({ ...toListedCase(payment, language), hasProposal: payment.hasProposal })),
      next,
    };
  });
  mount(viewPayment, async (call) => {
    const payment = await findVisibleCase(deps, call, call.body.shopOrderNo);
    return payment === undefined ? fail('not_found') : { payment: await viewCase(deps, call, payment) };
  });
  mount(queryPaymentStatus, async (call) => {
    const payment = await findVisibleCase(deps, call, call.body.shopOrderNo);
    return payment === undefined ? fail('not_found') : queryStatus(deps, call, payment);
  });
  mount(proposeResolution, (call) => proposeResolutionByStaff(deps, call));
  mount(confirmResolution, (call) => confirmResolutionByStaff(deps, call));
  mount(withdrawResolution, (call) => endPaymentProposal(deps, call, 'withdrawn'));
  mount(refuseResolution, (call) => endPaymentProposal(deps, call, 'refused', call.body.reason));
  mount(compareCharges, (call) => compareListedCharges(deps, call));
  mount(proposeCharges, (call) => proposeChargeSettlements(deps, call));
  mount(listChargeProposals, (call) => listSettlementProposals(deps, call));
  mount(confirmChargeSettlement, (call) => confirmSettlement(deps, call));
  mount(withdrawChargeSettlement, (call) => endChargeProposal(deps, call, 'withdrawn'));
  mount(refuseChargeSettlement, (call) => endChargeProposal(deps, call, 'refused', call.body.reason));
};

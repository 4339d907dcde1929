import { chargeVerdicts } from '@dining/domain/payments/provider-charge';
import { proposableResolutions } from '@dining/domain/payments/resolutions';
import { type PaymentState, paymentTransitions } from '@dining/domain/payments/states';
import type { DinCode, HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { defineCode, defineCodeOutput, defineLine, wonSchema } from '../wire';
import { proposalSchema } from './proposals';

/** The provider's id of a charge. */
const chargeIdSchema = defineLine(64).regex(/^[\w.-]+$/);

const listedChargeFields = {
  shopOrderNo: defineCode<ShopOrderNo>(),
  chargeId: chargeIdSchema,
  charged: wonSchema.min(1),
  left: wonSchema.describe('What was not refunded'),
  method: z.enum(['card', 'account']),
};

/** A charge in a list of the provider; amounts in won. */
const listedChargeSchema = z
  .strictObject(listedChargeFields)
  .refine(({ charged, left }) => left <= charged, { message: 'more is left than was charged', path: ['left'] });

/** Maximum number of charges in one request. */
export const chargeBatchSize = 100;
const chargesFields = { charges: z.array(listedChargeSchema).min(1).max(chargeBatchSize) };

const instantSchema = z.string().describe('An instant, ISO 8601');
const paymentStateSchema = z.enum(Object.keys(paymentTransitions) as PaymentState[]);

const refundSchema = z
  .object({
    amount: wonSchema,
    state: z.enum(['requested', 'refused', 'manual']),
    reason: z.string(),
  })
  .nullable()
  .describe('The refund that is not complete');

export const listedPaymentSchema = defineComponent(
  'ListedPayment',
  'A payment that needs manual review, or is in progress',
  {
    shopOrderNo: defineCodeOutput<ShopOrderNo>(),
    htlCode: defineCodeOutput<HtlCode>().nullable(),
    dinCode: defineCodeOutput<DinCode>().nullable(),
    venueName: z.string().nullable(),
    state: paymentStateSchema.nullable().describe('Null for a charge that belongs to no payment of ours'),
    since: instantSchema.describe('Start of its state, ISO 8601'),
    amount: wonSchema.nullable(),
    resvCode: defineCodeOutput<ResvCode>().nullable(),
    refund: refundSchema,
    alarm: z.string().nullable().describe('Text of its open alarms'),
    hasProposal: z.boolean().describe('True if a proposal waits for a second person'),
  },
);

export const paymentCaseSchema = defineComponent('PaymentCase', 'Everything that is known about a payment', {
  ...listedPaymentSchema.shape,
  method: z.enum(['card', 'account']).nullable(),
  provider: z.string().nullable(),
  chargeId: z.string().nullable(),
  failureCode: z.string().nullable(),
  version: z.number().int().describe('Send it with a proposal'),
  events: z.array(
    z.object({
      at: instantSchema,
      from: paymentStateSchema.nullable(),
      to: paymentStateSchema,
      note: z.string(),
      actor: z.string().describe('Empty for the guest'),
    }),
  ),
  moves: z.array(z.enum(proposableResolutions)).describe('What staff may do with it'),
  canMove: z.boolean().describe('True if the caller may propose and confirm'),
  proposals: z.array(proposalSchema).describe('Newest first; empty without the right to see them'),
});

const shopOrderNoFields = { shopOrderNo: defineCode<ShopOrderNo>() };
const reasonFields = { reason: defineLine(300).trim().min(1) };
const paymentResult = z.object({ payment: paymentCaseSchema });

export const listPaymentCases = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/list',
  auth: { staff: 'payment.see', isForOperators: true },
  summary:
    'Lists payments that have been in progress for more than a minute, need manual review or have an incomplete refund, longest first',
  body: z.object({ ...cursorFields }),
  result: z.object({ payments: z.array(listedPaymentSchema), ...nextCursorFields }),
  errors: [],
});

export const viewPayment = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/view',
  auth: { staff: 'payment.see', isForOperators: true },
  summary: 'Returns a payment with its events, its proposals and what staff may do with it',
  body: z.object(shopOrderNoFields),
  result: paymentResult,
  errors: ['not_found'],
});

export const queryPaymentStatus = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/refresh',
  auth: { staff: 'payment.see' },
  summary: 'Queries the provider for the status of a payment now. Does not change the stored payment',
  body: z.object(shopOrderNoFields),
  result: z.object({
    providerStatus: z.enum(['charged', 'partly_refunded', 'refunded', 'not_found', 'unknown']),
    amount: wonSchema.nullable().describe('What was charged or refunded'),
    chargeId: z.string().nullable(),
    matchesPayment: z
      .boolean()
      .nullable()
      .describe('False if amount or order differs from ours; null if nothing was charged or all was refunded'),
    queriedAt: instantSchema,
  }),
  errors: ['not_found'],
});

export const proposeResolution = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/move',
  auth: { staff: 'payment.manual', isForOperators: true },
  summary: 'Proposes how a payment is settled. A second person confirms it within 24 hours',
  body: z.object({
    ...shopOrderNoFields,
    version: z.int().min(0),
    move: z.enum(proposableResolutions),
    chargeId: chargeIdSchema.nullable().describe('The provider’s id of the charge, for `reserved`'),
    ...reasonFields,
  }),
  idempotent: true,
  result: paymentResult,
  errors: [
    'not_found',
    'second_factor_needed',
    'changed_meanwhile',
    'already_proposed',
    'not_stuck',
    'charge_unnamed',
    'charge_of_another',
  ],
});

export const confirmResolution = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/confirm',
  auth: { staff: 'payment.manual' },
  summary: 'Confirms, as the second person, how a payment is settled, and settles it',
  body: z.object({ proposalId: z.uuid() }),
  idempotent: true,
  result: paymentResult,
  errors: [
    'not_found',
    'second_factor_needed',
    'own_proposal',
    'proposal_closed',
    'proposal_lapsed',
    'changed_meanwhile',
    'second_person_needed',
    'not_stuck',
    'provider_silent',
    'charge_unnamed',
    'charge_of_another',
  ],
});

export const withdrawResolution = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/withdraw',
  auth: { staff: 'payment.manual' },
  summary: 'Withdraws a proposal of the caller',
  body: z.object({ proposalId: z.uuid() }),
  idempotent: true,
  result: paymentResult,
  errors: ['not_found', 'second_factor_needed', 'not_own_proposal', 'proposal_closed', 'proposal_lapsed'],
});

export const refuseResolution = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/refuse',
  auth: { staff: 'payment.manual' },
  summary: 'Refuses the proposal of another person; the proposer sees the reason',
  body: z.object({ proposalId: z.uuid(), ...reasonFields }),
  idempotent: true,
  result: paymentResult,
  errors: ['not_found', 'second_factor_needed', 'own_proposal', 'proposal_closed', 'proposal_lapsed'],
});

const comparedChargeSchema = defineComponent(
  'ComparedCharge',
  'A charge of the provider, compared with our records; amounts in won',
  {
    ...listedChargeFields,
    shopOrderNo: defineCodeOutput<ShopOrderNo>(),
    verdict: z
      .enum([...chargeVerdicts, 'not_found', 'failed'])
      .describe('`not_found`: its order is not in the scope of the caller; `failed`: it could not be compared'),
    state: paymentStateSchema.nullable().describe('State of its payment; null if there is none'),
    hasProposal: z.boolean().describe('True if its settlement waits for a second person'),
  },
);

export const compareCharges = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/charge/compare',
  auth: { staff: 'settlement', access: 'read', isForOperators: true },
  summary: 'Compares charges in a list of the provider with our records. Changes nothing',
  body: z.object(chargesFields),
  result: z.object({ charges: z.array(comparedChargeSchema) }),
  errors: [],
});

export const proposeCharges = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/charge/propose',
  auth: { staff: 'settlement', isForOperators: true },
  summary:
    'Proposes to settle the charges that differ: one that is not recorded is refunded, a missing refund is recorded, anything else raises an alarm. A second person confirms each within 24 hours',
  body: z.object({ ...chargesFields, ...reasonFields }),
  idempotent: true,
  result: z.object({
    charges: z.array(comparedChargeSchema),
    proposedCount: z.number().int().describe('New proposals; charges that match or are already proposed get none'),
  }),
  errors: ['second_factor_needed'],
});

export const chargeProposalSchema = defineComponent('ChargeProposal', 'The settlement of a charge, as proposed', {
  ...proposalSchema.shape,
  charge: z.object({
    ...listedChargeFields,
    shopOrderNo: defineCodeOutput<ShopOrderNo>(),
    verdict: z.enum(chargeVerdicts),
  }),
});

export const listChargeProposals = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/charge/list',
  auth: { staff: 'settlement', access: 'read' },
  summary: 'Lists charges whose settlement waits for a second person, newest first',
  body: z.object({ ...cursorFields }),
  result: z.object({ proposals: z.array(chargeProposalSchema), ...nextCursorFields }),
  errors: [],
});

const chargeProposalIdFields = { proposalId: z.uuid() };

export const confirmChargeSettlement = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/charge/confirm',
  auth: { staff: 'settlement' },
  summary: 'Confirms, as the second person, the settlement of a charge, and settles it',
  body: z.object(chargeProposalIdFields),
  idempotent: true,
  result: z.object({ state: paymentStateSchema.nullable().describe('State of its payment; null if there is none') }),
  errors: [
    'not_found',
    'second_factor_needed',
    'own_proposal',
    'proposal_closed',
    'proposal_lapsed',
    'second_person_needed',
    'charge_changed',
  ],
});

export const withdrawChargeSettlement = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/charge/withdraw',
  auth: { staff: 'settlement' },
  summary: 'Withdraws the settlement of a charge that the caller has proposed',
  body: z.object(chargeProposalIdFields),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'second_factor_needed', 'not_own_proposal', 'proposal_closed', 'proposal_lapsed'],
});

export const refuseChargeSettlement = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/charge/refuse',
  auth: { staff: 'settlement' },
  summary: 'Refuses the settlement of a charge that another person has proposed; the proposer sees the reason',
  body: z.object({ ...chargeProposalIdFields, ...reasonFields }),
  idempotent: true,
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'second_factor_needed', 'own_proposal', 'proposal_closed', 'proposal_lapsed'],
});

export const paymentEndpoints = [
  listPaymentCases,
  viewPayment,
  queryPaymentStatus,
  proposeResolution,
  confirmResolution,
  withdrawResolution,
  refuseResolution,
  compareCharges,
  proposeCharges,
  listChargeProposals,
  confirmChargeSettlement,
  withdrawChargeSettlement,
  refuseChargeSettlement,
] as const;

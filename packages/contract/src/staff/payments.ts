import { manualMoves } from '@dining/domain/payments/manual-moves';
import type { ChargeVerdict } from '@dining/domain/payments/provider-charge';
import { type PaymentState, paymentMoves } from '@dining/domain/payments/states';
import type { DinCode, HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { type ProposalState, proposalMoves } from '@dining/domain/staff/proposals';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../keyset';
import { defineCode, defineCodeOutput, defineLine, wonSchema } from '../wire';
import { defineStaffCommand } from './command';

/** The provider's id of a charge. */
const chargeIdSchema = defineLine(64).regex(/^[\w.-]+$/);

/**
 * A charge in a list of the provider; amounts in won.
 * @internal Used only by tools/staff, which is not part of the production image.
 */
export const listedChargeSchema = z
  .strictObject({
    shopOrderNo: defineCode<ShopOrderNo>(),
    chargeId: chargeIdSchema,
    charged: wonSchema.min(1),
    left: wonSchema,
    method: z.enum(['card', 'account']),
  })
  .refine(({ charged, left }) => left <= charged, { message: 'more is left than was charged', path: ['left'] });

/** A charge of the provider, compared with our records; amounts in won. */
export interface ComparedCharge {
  readonly shopOrderNo: ShopOrderNo;
  readonly chargeId: string;
  readonly left: number;
  /** `failed`: it could not be compared or resolved. */
  readonly verdict: ChargeVerdict | 'failed';
  /** State of its payment after the comparison; null if there is no payment. */
  readonly state: PaymentState | null;
}

/** Compares charges of the provider with our records. With `settle` it resolves differences. */
export const compareCharges = defineStaffCommand<{ readonly charges: readonly ComparedCharge[] }>()(
  '/staff/payments/charges',
  {
    charges: z.array(listedChargeSchema).max(100),
    settle: z.boolean(),
    reason: defineLine(300).trim().min(1),
  },
);

const instantSchema = z.string().describe('An instant, ISO 8601');
const paymentStateSchema = z.enum(Object.keys(paymentMoves) as PaymentState[]);

export const proposalSchema = defineComponent('Proposal', 'An act that a second person must confirm', {
  proposalId: z.string(),
  act: z.string(),
  subject: z.string(),
  body: z.record(z.string(), z.string().nullable()).describe('What is proposed'),
  reason: z.string(),
  state: z.enum(Object.keys(proposalMoves) as ProposalState[]),
  proposer: z.string(),
  isByCommand: z.boolean().describe('True if it was proposed on the command line'),
  isOwn: z.boolean().describe('True if the caller counts as the first person'),
  decider: z.string().nullable(),
  note: z.string(),
  createdAt: instantSchema,
  lapsesAt: instantSchema,
  decidedAt: instantSchema.nullable(),
});

const refundSchema = z
  .object({
    amount: wonSchema,
    state: z.enum(['requested', 'refused', 'manual']),
    reason: z.string(),
  })
  .nullable()
  .describe('The refund that is not complete');

export const listedPaymentSchema = defineComponent('ListedPayment', 'A payment that needs a person, or is in flight', {
  shopOrderNo: defineCodeOutput<ShopOrderNo>(),
  htlCode: defineCodeOutput<HtlCode>().nullable(),
  dinCode: defineCodeOutput<DinCode>().nullable(),
  venueName: z.string().nullable(),
  state: paymentStateSchema.nullable().describe('Null for a charge that belongs to no payment of ours'),
  since: instantSchema.describe('Start of its state: an instant, ISO 8601'),
  amount: wonSchema.nullable(),
  resvCode: defineCodeOutput<ResvCode>().nullable(),
  refund: refundSchema,
  alarm: z.string().nullable().describe('Text of its open alert'),
  hasProposal: z.boolean().describe('True if an act waits for a second person'),
});

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
  moves: z.array(z.enum(manualMoves)).describe('What staff may do with it'),
  canMove: z.boolean().describe('True if the caller may propose and confirm'),
  proposals: z.array(proposalSchema).describe('Newest first'),
});

const shopOrderNoFields = { shopOrderNo: defineCode<ShopOrderNo>() };
const reasonFields = { reason: defineLine(300).trim().min(1) };
const paymentResult = z.object({ payment: paymentCaseSchema });

export const listPaymentCases = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/list',
  auth: { staff: 'payment.see', isForOperators: true },
  summary:
    'Lists payments that have been in flight for more than a minute, need a person or have an incomplete refund, longest first',
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

export const refreshPayment = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/refresh',
  auth: { staff: 'payment.see' },
  summary: 'Asks the provider for the status of a payment now. Changes nothing',
  body: z.object(shopOrderNoFields),
  result: z.object({
    found: z.enum(['charged', 'partly_refunded', 'refunded', 'not_found', 'unknown']),
    amount: wonSchema.nullable().describe('What was charged or refunded'),
    chargeId: z.string().nullable(),
    isOurs: z.boolean().nullable().describe('False if amount or order differ from ours; null if nothing was charged'),
    askedAt: instantSchema,
  }),
  errors: ['not_found'],
});

export const movePayment = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/move',
  auth: { staff: 'payment.manual', isForOperators: true },
  summary: 'Proposes how a payment is settled. A second person confirms it within 24 hours',
  body: z.object({
    ...shopOrderNoFields,
    version: z.int().min(0),
    move: z.enum(manualMoves),
    chargeId: chargeIdSchema.nullable().describe('The provider’s number of the charge, for `reserved`'),
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

export const confirmPayment = defineStaffEndpoint({
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

export const withdrawPaymentMove = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/withdraw',
  auth: { staff: 'payment.manual' },
  summary: 'Withdraws a proposal of the caller',
  body: z.object({ proposalId: z.uuid() }),
  idempotent: true,
  result: paymentResult,
  errors: ['not_found', 'second_factor_needed', 'not_own_proposal', 'proposal_closed', 'proposal_lapsed'],
});

export const refusePaymentMove = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/payment/refuse',
  auth: { staff: 'payment.manual' },
  summary: 'Refuses the proposal of another person, who sees the reason',
  body: z.object({ proposalId: z.uuid(), ...reasonFields }),
  idempotent: true,
  result: paymentResult,
  errors: ['not_found', 'second_factor_needed', 'own_proposal', 'proposal_closed', 'proposal_lapsed'],
});

export const paymentEndpoints = [
  listPaymentCases,
  viewPayment,
  refreshPayment,
  movePayment,
  confirmPayment,
  withdrawPaymentMove,
  refusePaymentMove,
] as const;

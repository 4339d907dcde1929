import { type Failure, fail } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { ProductAnswer } from '@dining/domain/availability/product-at-visit';
import type { Need } from '@dining/domain/inventory/need';
import { checkOrderAmount } from '@dining/domain/pricing/limits';
import type { Quote } from '@dining/domain/pricing/total';
import type { FormFailure } from '@dining/domain/reservations/form-checks';
import type { Language } from '@dining/domain/shared/language';
import { textFor } from '@dining/domain/shared/localized-text';

type Refusal = Extract<ProductAnswer, { ok: false }>;

const productProblems = {
  past: 'past',
  not_on_sale: 'not_on_sale',
  not_sale_date: 'not_on_sale',
  calendar_unknown: 'not_on_sale',
  wrong_weekday: 'not_on_sale',
  wrong_zone: 'no_such_time',
  wrong_time: 'no_such_time',
  no_such_time: 'no_such_time',
  no_deposit_band: 'no_deposit_band',
  person_limit: 'person_limit_exceeded',
  day_sale_sold_out: 'day_sale_exceeded',
  sold_out: 'sold_out',
  no_room: 'sold_out',
  pickup_lead_time: 'pickup_too_soon',
  pickup_weekday: 'pickup_day_closed',
} as const satisfies Record<Refusal['error'], ProblemCode>;

/** Why a product cannot be had at a visit, as the caller is told. */
export const productFailure = (refusal: Refusal): Failure =>
  fail(productProblems[refusal.error], { remaining: refusal.remaining ?? 0 });

/** The order as a whole: dearer than what is taken online, whatever it is made of. */
export const dearFailure = (priced: Pick<Quote, 'orderAmount'>): Failure | undefined =>
  checkOrderAmount(priced).ok ? undefined : fail('amount_too_large');

const formProblems = {
  booker_name_required: 'guest_details_needed',
  phone_required: 'guest_details_needed',
  phone_invalid: 'guest_details_needed',
  email_required: 'guest_details_needed',
  email_invalid: 'guest_details_needed',
  visitor_name_required: 'guest_details_needed',
  visitor_phone_required: 'guest_details_needed',
  visitor_phone_invalid: 'guest_details_needed',
  agreement_required: 'terms_not_agreed',
  allergy_required: 'allergy_unanswered',
  allergy_consent_required: 'allergy_consent_needed',
  question_required: 'question_unanswered',
  question_choice_unknown: 'question_unanswered',
} as const satisfies Record<FormFailure['error'], ProblemCode>;

/** What is wrong with the payment form, with the field it shows at and a question's name in the guest's language. */
export const formFailure = (failure: FormFailure, language: Language): Failure => ({
  ...fail(formProblems[failure.error], {
    question: failure.questionName === null ? '' : textFor(failure.questionName, language),
  }),
  errors: [{ path: failure.field, message: failure.error }],
});

const fullProblems = { seat: 'sold_out', day: 'day_sale_exceeded', person: 'person_limit_exceeded' } as const satisfies Record<
  Need['counter'],
  ProblemCode
>;

/** A counter that had no room left when the order came to take from it. */
export const fullFailure = (full: Need['counter']): Failure => fail(fullProblems[full], { remaining: 0 });

import { z } from 'zod';

/**
 * The stable names of everything that can go wrong beyond the outcomes a 200 answer carries (decision 30). The server's
 * `http/problems.ts` gives each its status, the language packs their words.
 */
export const problemCodes = [
  'invalid_request',
  'invalid_json',
  'unsupported_media_type',
  'payload_too_large',
  'csrf_failed',
  'not_signed_in',
  'wrong_credentials',
  'forbidden',
  'invalid_user',
  'not_found',
  'unknown_call',
  'too_many_requests',
  'internal_error',
  'provider_failed',
  'provider_timeout',
  'weather_off',
  // Rules of a reservation.
  'unknown_venue',
  'unknown_product',
  'unknown_menu',
  'guest_details_needed',
  'members_only',
  'party_too_large',
  'party_required',
  'past',
  'not_on_sale',
  'no_such_time',
  'no_deposit_band',
  'pickup_too_soon',
  'pickup_day_closed',
  'sold_out',
  'day_sale_exceeded',
  'person_limit_exceeded',
  'menu_quantity_short',
  'menu_required',
  'quantity_required',
  'price_changed',
  'question_unanswered',
  'allergy_unanswered',
  'allergy_consent_needed',
  'terms_not_agreed',
  'payment_due',
  'nothing_due',
  'hold_expired',
  'hold_renewed',
  'too_many_holds',
  'order_closed',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457 `application/problem+json`. */
export const problem = z.object({
  status: z.number().int(),
  title: z.string(),
  code: z.enum(problemCodes),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Facts the page needs to go on: the right sum, what is left, the venue's phone, the question's name. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Problem = z.infer<typeof problem>;

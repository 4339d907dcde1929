import { z } from 'zod';
import { component } from './component';

/**
 * The stable names of everything that can go wrong beyond the outcomes a 200 answer carries, each with the HTTP status that
 * says so (decision 30). The language packs have their words.
 */
export const statusOf = {
  invalid_request: 400,
  invalid_json: 400,
  wrong_credentials: 400,
  keyword_short: 400,
  keyword_long: 400,
  keyword_letterless: 400,
  keyword_broad: 400,
  not_signed_in: 401,
  session_ended: 401,
  forbidden: 403,
  invalid_user: 403,
  csrf_failed: 403,
  not_found: 404,
  unknown_call: 404,
  weather_off: 404,
  address_off: 404,
  sign_in_off: 404,
  unknown_venue: 404,
  unknown_product: 404,
  unknown_menu: 404,
  sold_out: 409,
  price_changed: 409,
  fee_changed: 409,
  day_sale_exceeded: 409,
  person_limit_exceeded: 409,
  hold_expired: 409,
  hold_renewed: 409,
  order_closed: 409,
  already_booked: 409,
  superseded: 409,
  agreement_needed: 409,
  invalid_auth_result: 409,
  id_taken: 409,
  cellphone_duplicated: 409,
  social_account_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  guest_details_needed: 422,
  members_only: 422,
  party_too_large: 422,
  party_required: 422,
  past: 422,
  not_on_sale: 422,
  no_such_time: 422,
  no_deposit_band: 422,
  pickup_too_soon: 422,
  pickup_day_closed: 422,
  amount_too_large: 422,
  menu_quantity_short: 422,
  menu_required: 422,
  quantity_required: 422,
  question_unanswered: 422,
  allergy_unanswered: 422,
  allergy_consent_needed: 422,
  terms_not_agreed: 422,
  payment_due: 422,
  nothing_due: 422,
  terms_required: 422,
  privacy_required: 422,
  third_party_required: 422,
  name_invalid: 422,
  phone_invalid: 422,
  email_invalid: 422,
  phone_not_proven: 422,
  email_not_proven: 422,
  code_wrong: 422,
  code_expired: 422,
  birth_date_invalid: 422,
  under_fourteen: 422,
  password_short: 422,
  password_long: 422,
  password_simple: 422,
  password_known: 422,
  recommender_unknown: 422,
  link_expired: 422,
  inquiry_store_required: 422,
  inquiry_title_required: 422,
  inquiry_content_required: 422,
  too_many_requests: 429,
  too_many_holds: 429,
  internal_error: 500,
  code_not_sent: 502,
  unavailable: 503,
  provider_failed: 502,
  provider_timeout: 504,
} as const;
export type ProblemCode = keyof typeof statusOf;

export const problemCode = z
  .enum(Object.keys(statusOf) as ProblemCode[])
  .meta({ id: 'ProblemCode', description: 'The stable name of what went wrong' });

/** `application/problem+json` (RFC 9457). */
export const problem = component('Problem', 'What went wrong (RFC 9457)', {
  status: z.number().int(),
  title: z.string(),
  code: problemCode,
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  detail: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe("Facts the page needs to go on: the right sum, what is left, the venue's phone, the question's name"),
});
export type Problem = z.infer<typeof problem>;

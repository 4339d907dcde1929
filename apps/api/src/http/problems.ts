import type { Problem, ProblemCode } from '@dining/contract/problem';
import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/packs/all';

/** The one table from what went wrong to the HTTP status that says so (decision 30). */
const statusOf = {
  invalid_request: 400,
  invalid_json: 400,
  wrong_credentials: 400,
  not_signed_in: 401,
  forbidden: 403,
  invalid_user: 403,
  csrf_failed: 403,
  not_found: 404,
  unknown_call: 404,
  weather_off: 404,
  unknown_venue: 404,
  unknown_product: 404,
  unknown_menu: 404,
  sold_out: 409,
  price_changed: 409,
  day_sale_exceeded: 409,
  person_limit_exceeded: 409,
  hold_expired: 409,
  hold_renewed: 409,
  order_closed: 409,
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
  menu_quantity_short: 422,
  menu_required: 422,
  quantity_required: 422,
  question_unanswered: 422,
  allergy_unanswered: 422,
  allergy_consent_needed: 422,
  terms_not_agreed: 422,
  payment_due: 422,
  nothing_due: 422,
  too_many_requests: 429,
  too_many_holds: 429,
  internal_error: 500,
  provider_failed: 502,
  provider_timeout: 504,
} as const satisfies Record<ProblemCode, number>;

export type Detail = Readonly<Record<string, string | number>>;

/** An expected failure on its way to the caller: a value, never thrown by a use case (style 5). */
export interface Failure {
  readonly failure: ProblemCode;
  readonly detail?: Detail | undefined;
  readonly errors?: readonly { path: string; message: string }[] | undefined;
}

export const fail = (failure: ProblemCode, detail?: Detail): Failure => ({ failure, detail });

/** Tells a failure from a call's result. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'failure' in value && typeof value.failure === 'string';

/** A text with its gaps filled in; undefined where a value is missing. */
function filledIn(text: string, detail: Detail): string | undefined {
  const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => detail[name]);
  if (values.includes(undefined)) return undefined;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(detail[name]));
}

/** What the guest reads: the text with the facts in it where they are known, else the plain one. */
function titleOf({ failure, detail = {} }: Failure, language: Language): string {
  const { problems, problemDetails } = packs[language];
  const detailed = failure in problemDetails ? problemDetails[failure as keyof typeof problemDetails] : undefined;
  return (detailed === undefined ? undefined : filledIn(detailed, detail)) ?? problems[failure];
}

/** The document a failure is answered with, its title in the guest's language. */
export function problemDocument(failure: Failure, language: Language): Problem {
  return {
    status: statusOf[failure.failure],
    title: titleOf(failure, language),
    code: failure.failure,
    ...(failure.errors === undefined ? {} : { errors: [...failure.errors] }),
    ...(failure.detail === undefined ? {} : { detail: { ...failure.detail } }),
  };
}

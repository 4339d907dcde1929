/** The kinds of documents of a catalogue. */
export const documentKinds = ['group', 'hotel', 'venue', 'menu', 'product', 'promotion', 'terms', 'policy'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Identifies a document: by its code, or by the key `code version` for terms and policies. */
export interface DocumentKey {
  readonly kind: DocumentKind;
  readonly code: string;
}

/** Why a document cannot be saved. */
export const catalogueIssueCodes = [
  'code_repeated',
  'code_reserved',
  'belongs_elsewhere',
  'reference_unknown',
  'language_missing',
  'price_missing',
  'price_out_of_range',
  'period_reversed',
  'days_overlap',
  'seats_out_of_range',
  'min_above_seats',
  'start_time_repeated',
  'room_unknown',
  'seasons_overlap',
  'venue_without_hours',
  'category_unknown',
  'category_of_other_type',
  'category_in_use',
  'menu_of_other_venue',
  'menu_repeated',
  'pickup_without_price',
  'pickup_with_deposit',
  'deposit_missing',
  'choices_missing',
  'choices_unexpected',
  'product_of_other_venue',
  'time_outside_zone',
  'business_number_invalid',
  'coupon_value_invalid',
  'url_invalid',
  'page_unknown',
  'tier_invalid',
  'tier_repeated',
  'tier_not_rising',
  'tier_over_cap',
  'grace_invalid',
  'in_effect',
  'field_missing',
  'email_invalid',
  'line_invalid',
  'picture_file_missing',
  'picture_file_too_large',
  'picture_not_ready',
] as const;
export type CatalogueIssueCode = (typeof catalogueIssueCodes)[number];

/** A place in a document, such as `['options', 2, 'price']`. */
export type DocumentPath = readonly (string | number)[];

/** A broken rule, with the place in the document where it is broken. */
export interface DocumentIssue {
  readonly path: DocumentPath;
  readonly code: CatalogueIssueCode;
  /** Values of the message, such as the permitted minimum and maximum. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface CatalogueIssue extends DocumentIssue {
  readonly document: DocumentKey;
}

export interface AddressQuery {
  readonly keyword: string;
  readonly page: number;
  /** Addresses per page, 1 to 100. */
  readonly size: number;
}

export interface Address {
  readonly postcode: string;
  readonly roadAddress: string;
  readonly lotAddress: string;
  readonly englishAddress: string;
}

/**
 * Errors that the person who searches can fix (facts on integrations §4.1).
 * - `too_short`: empty, or fewer than two letters. `too_long`: over 40 Hangul or 80 Latin letters, or a number of
 *   over 10 digits.
 * - `too_broad`: only a province, or a page beyond the service's limit. `digits_only`: no letter.
 * - `not_allowed`: words or characters that the service treats as an attack.
 */
export type KeywordRefusal = 'too_short' | 'too_long' | 'too_broad' | 'digits_only' | 'not_allowed';

/**
 * Why the search is unavailable.
 * - `timeout`, `network`: no response within the limit, or no connection. `http`: an HTTP error. `service`: an error of
 *   the service.
 * - `key`: our key is refused or used up (also seen under load); needs an operator.
 * - `unreadable`: the response is not in the service's format.
 */
export type AddressFailure = 'timeout' | 'network' | 'http' | 'service' | 'key' | 'unreadable';

export type AddressResult =
  | {
      readonly ok: true;
      readonly total: number;
      /**
       * The last page that can be requested, 0 if there is none: the service only returns the first 9,000 addresses.
       */
      readonly lastPage: number;
      readonly addresses: readonly Address[];
    }
  | { readonly ok: false; readonly outcome: 'refused'; readonly reason: KeywordRefusal }
  | { readonly ok: false; readonly outcome: 'unavailable'; readonly reason: AddressFailure };

/**
 * Searches Korean addresses. Does not throw for failures of the service, answers within its time limit, and does not
 * log the keyword.
 */
export interface AddressSearch {
  search(query: AddressQuery): Promise<AddressResult>;
}

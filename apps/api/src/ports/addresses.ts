export interface AddressQuestion {
  /** As it was typed: a street, a building or a lot, in Korean or in English. */
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
  /** Addresses a page, 1 to 100. */
  readonly size: number;
}

export interface Address {
  /** Five digits. */
  readonly postcode: string;
  /** By road name, in Korean: what the join form takes. */
  readonly road: string;
  /** By lot number, in Korean; '' where the service gives none. */
  readonly lot: string;
  /** By road name, in English; '' where the service gives none. */
  readonly english: string;
}

/**
 * What the person who searches can mend (facts on integrations §4.1).
 * - `too_short`: nothing, or fewer than two letters. `too_long`: over 40 Hangul or 80 Latin letters, or a number over 10 digits.
 * - `too_broad`: only a province, or a page beyond what the service counts to. `digits_only`: no letter in it.
 * - `not_allowed`: words or signs that the service takes for an attack.
 */
export type KeywordRefusal = 'too_short' | 'too_long' | 'too_broad' | 'digits_only' | 'not_allowed';

/**
 * Why nobody can search now.
 * - `timeout`, `network`: no answer within the limit, or none at all. `http`: an HTTP error. `service`: an error of its own.
 * - `key`: our key is refused or has run out (seen under load, too); a person has to look.
 * - `unreadable`: the answer is not the service's format.
 */
export type AddressFailure = 'timeout' | 'network' | 'http' | 'service' | 'key' | 'unreadable';

export type AddressAnswer =
  | {
      readonly ok: true;
      /** How many there are. */
      readonly total: number;
      /** The last page that can be asked for, 0 where there is none: the service counts to 9,000 addresses only. */
      readonly lastPage: number;
      readonly addresses: readonly Address[];
    }
  | { readonly ok: false; readonly outcome: 'refused'; readonly reason: KeywordRefusal }
  | { readonly ok: false; readonly outcome: 'away'; readonly reason: AddressFailure };

/** Finds Korean addresses. It never throws for what happens outside, answers within its time limit, and logs no keyword. */
export interface AddressSearch {
  search(question: AddressQuestion): Promise<AddressAnswer>;
}

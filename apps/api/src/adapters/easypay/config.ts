import type { Log } from '../../ports/log';

/** Options of the KICC adapter. The sandbox needs only another base URL and account. */
export interface EasyPayOptions {
  /** `https://pgapi.easypay.co.kr`, its test host, or the stand-in; without a trailing slash. */
  readonly baseUrl: string;
  readonly mallId: string;
  readonly secret: string;
  /** The time limit of approve and cancel in milliseconds; KICC demands 30 s, which is the default. */
  readonly timeoutMs?: number;
  /**
   * The IP addresses from which KICC sends notifications, as `normalizeIpAddress` returns them; without any, all
   * notifications are refused.
   */
  readonly webhookSenders?: readonly string[];
  /** The time limit of register and status in milliseconds; 10 s by default. */
  readonly queryTimeoutMs?: number;
  /** URLs of the provider's receipt pages with `{pgCno}` for the charge's id; without one no link is shown. */
  readonly receiptUrls?: { readonly card?: string | undefined; readonly cash?: string | undefined };
  readonly paths?: Partial<EasyPayPaths>;
  readonly codes?: Partial<EasyPayCodes>;
  /** Used only to decide whether KICC still returns a status (`isStatusAvailable`). */
  readonly clock: () => Date;
  /** Logs operation, id, outcome and duration of each call; never a name, a card field, the secret or a signature. */
  readonly logger: Pick<Log, 'info' | 'warn'>;
}

export interface EasyPayPaths {
  readonly register: string;
  readonly approve: string;
  readonly cancel: string;
  readonly getStatus: string;
}

/** Result codes of KICC on which the adapter acts. */
export interface EasyPayCodes {
  /** Codes for a transaction id that was used before. Must be complete: an unlisted code counts as a decline. */
  readonly duplicate: readonly string[];
  /** Codes for an unknown transaction id. An unlisted code leaves the payment's outcome unknown, which is safe. */
  readonly notFound: readonly string[];
}

const defaultPaths: EasyPayPaths = {
  register: '/api/ep9/trades/webpay',
  approve: '/api/ep9/trades/approval',
  cancel: '/api/trades/revise',
  getStatus: '/api/trades/retrieveTransaction',
};

/** Codes of the stand-in. KICC publishes no list: request its codes before going live and set both. */
const standInCodes: EasyPayCodes = { duplicate: ['R409'], notFound: ['R404'] };

export const getPaths = (options: EasyPayOptions): EasyPayPaths => ({ ...defaultPaths, ...options.paths });

export const getCodes = (options: EasyPayOptions): EasyPayCodes => ({ ...standInCodes, ...options.codes });

/** Returns the time limit of each call in milliseconds. */
export const getTimeouts = ({ timeoutMs = 30_000, queryTimeoutMs = 10_000 }: EasyPayOptions) => ({
  register: queryTimeoutMs,
  approve: timeoutMs,
  cancel: timeoutMs,
  getStatus: queryTimeoutMs,
});

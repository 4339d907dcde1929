import type { Log } from '../../ports/log';

/** How to reach the merchant's account. The sandbox is the same adapter with another base URL. */
export interface EasyPayOptions {
  /** `https://pgapi.easypay.co.kr`, its test host, or the stand-in; without a slash at the end. */
  readonly baseUrl: string;
  readonly mallId: string;
  readonly secret: string;
  /** The time limit of approve and cancel in milliseconds; KICC demands 30 s, which is the default. */
  readonly timeoutMs?: number;
  /** The sender addresses of KICC's notifications, as `normalizeIpAddress` returns them; without any, all notifications are refused. */
  readonly noticeFrom?: readonly string[];
  /** The time limit of register and status in milliseconds, 10 s by default: neither moves money. */
  readonly askTimeoutMs?: number;
  /** Addresses of the provider's receipt pages with `{pgCno}` in place of the charge's number; without one no link is shown. */
  readonly receiptUrls?: { readonly card?: string | undefined; readonly cash?: string | undefined };
  readonly paths?: Partial<Paths>;
  readonly codes?: Partial<Codes>;
  /** The present instant; only decides whether a status can still be asked. */
  readonly clock: () => Date;
  /** Logs operation, our ids, outcome and duration of each call; never a name, a card field, a key or a signature. */
  readonly logger: Pick<Log, 'info' | 'warn'>;
}

export interface Paths {
  readonly register: string;
  readonly approve: string;
  readonly cancel: string;
  readonly getStatus: string;
}

/** KICC publishes no list of its result codes: ask for them before going live, and set these two. */
export interface Codes {
  /** The key was used before. Must be complete: a missing one would be taken for a decline. */
  readonly duplicate: readonly string[];
  /** A status check that knows nothing under the key. A missing one leaves the payment unknown, which is safe. */
  readonly notFound: readonly string[];
}

const defaultPaths: Paths = {
  register: '/api/ep9/trades/webpay',
  approve: '/api/ep9/trades/approval',
  cancel: '/api/trades/revise',
  getStatus: '/api/trades/retrieveTransaction',
};

const defaultCodes: Codes = { duplicate: ['R409'], notFound: ['R404'] };

export const getPaths = (options: EasyPayOptions): Paths => ({ ...defaultPaths, ...options.paths });

export const getCodes = (options: EasyPayOptions): Codes => ({ ...defaultCodes, ...options.codes });

/** Time limits by call, in milliseconds. */
export const getTimeouts = ({ timeoutMs = 30_000, askTimeoutMs = 10_000 }: EasyPayOptions) => ({
  register: askTimeoutMs,
  approve: timeoutMs,
  cancel: timeoutMs,
  getStatus: askTimeoutMs,
});

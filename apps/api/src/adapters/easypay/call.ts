import type { UnknownOutcome, UnknownReason } from '../../ports/payments';
import { postJson } from './client';
import { type EasyPayOptions, getCodes, getPaths, getTimeouts } from './config';
import { responseHeadSchema } from './responses';

type Operation = 'register' | 'approve' | 'cancel' | 'getStatus';

/** Codes with which KICC reports that the outcome is still unknown. */
const pendingCodes: readonly string[] = ['VTIM', 'VT00'];
const successCode = '0000';

interface SuccessResponse {
  readonly outcome: 'accepted';
  readonly body: unknown;
  /** Logs why the response is not trusted, and returns the unknown outcome. */
  logAndReturnUnknown(reason: UnknownReason): UnknownOutcome;
}

interface FailureResponse {
  readonly outcome: 'rejected';
  readonly code: string;
  readonly message: string;
  /** Logs why the response does not mean a failure, and returns the unknown outcome. */
  logAndReturnUnknown(reason: UnknownReason): UnknownOutcome;
}

/** A response of KICC by its result code; unknown without a readable code, or if the code leaves the outcome open. */
type KiccResponse = SuccessResponse | FailureResponse | UnknownOutcome;

/** `id` is our order number, the request's key or the charge's id, for the log. */
export type Call = (operation: Operation, id: string, body: object) => Promise<KiccResponse>;

/**
 * Creates the function that calls KICC: posts, parses the result code, distinguishes success, failure and unknown, and
 * logs operation, id, result and milliseconds, but no content.
 */
export const createCall = (options: EasyPayOptions): Call => {
  const { baseUrl, logger } = options;
  const paths = getPaths(options);
  const timeouts = getTimeouts(options);
  const { duplicate: duplicateCodes } = getCodes(options);

  return async (operation, id, body) => {
    const startedAt = performance.now();
    const response = await postJson(baseUrl + paths[operation], body, timeouts[operation]);
    const logFields = { operation, id, ms: Math.round(performance.now() - startedAt) };

    const logUnknown = (outcome: UnknownOutcome): UnknownOutcome => {
      const code = outcome.code === undefined ? {} : { code: outcome.code };
      logger.warn(
        { event: 'payment_provider.outcome_unknown', ...logFields, reason: outcome.reason, ...code },
        'outcome of a provider call is unknown',
      );
      return outcome;
    };
    if (response.outcome === 'unknown') return logUnknown(response);

    const parseResult = responseHeadSchema.safeParse(response.body);
    if (!parseResult.success) return logUnknown({ outcome: 'unknown', reason: 'unreadable' });
    const { resCd: code, resMsg: message } = parseResult.data;
    if (pendingCodes.includes(code)) return logUnknown({ outcome: 'unknown', reason: 'pending', code });
    if (duplicateCodes.includes(code)) return logUnknown({ outcome: 'unknown', reason: 'duplicate', code });

    logger.info({ event: 'payment_provider.answered', ...logFields, code }, 'payment provider answered');
    const logAndReturnUnknown = (reason: UnknownReason): UnknownOutcome =>
      logUnknown({ outcome: 'unknown', reason, code });
    return code === successCode
      ? { outcome: 'accepted', body: response.body, logAndReturnUnknown }
      : { outcome: 'rejected', code, message, logAndReturnUnknown };
  };
};

import type { UnknownOutcome, UnknownReason } from '../../ports/payments';
import { answerHeadSchema } from './answers';
import { postJson } from './client';
import { type EasyPayOptions, getCodes, getPaths, getTimeouts } from './config';

type Operation = 'register' | 'approve' | 'cancel' | 'getStatus';

/** Codes with which KICC reports that the outcome is still unknown. */
const pendingCodes: readonly string[] = ['VTIM', 'VT00'];
const successCode = '0000';

interface SuccessAnswer {
  readonly outcome: 'accepted';
  readonly body: unknown;
  /** Logs why a successful answer is not trusted, and returns the outcome. */
  reject(reason: UnknownReason): UnknownOutcome;
}

interface FailureAnswer {
  readonly outcome: 'rejected';
  readonly code: string;
  readonly message: string;
  reject(reason: UnknownReason): UnknownOutcome;
}

/** The fields that all responses of KICC share. */
type KiccResponse = SuccessAnswer | FailureAnswer | UnknownOutcome;

/** `id` is our order number, our key or the charge's id, for the log. */
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
    const started = performance.now();
    const answer = await postJson(baseUrl + paths[operation], body, timeouts[operation]);
    const logFields = { operation, id, ms: Math.round(performance.now() - started) };

    const logFailure = (outcome: UnknownOutcome): UnknownOutcome => {
      const code = outcome.code === undefined ? {} : { code: outcome.code };
      logger.warn(
        { event: 'payment_provider.failed', ...logFields, reason: outcome.reason, ...code },
        'outcome of a provider call unknown',
      );
      return outcome;
    };
    if (answer.outcome === 'unknown') return logFailure(answer);

    const parsed = answerHeadSchema.safeParse(answer.body);
    if (!parsed.success) return logFailure({ outcome: 'unknown', reason: 'unreadable' });
    const { resCd: code, resMsg: message } = parsed.data;
    if (pendingCodes.includes(code)) return logFailure({ outcome: 'unknown', reason: 'pending', code });
    if (duplicateCodes.includes(code)) return logFailure({ outcome: 'unknown', reason: 'duplicate', code });

    logger.info({ event: 'payment_provider.answered', ...logFields, code }, 'payment provider answered');
    const reject = (reason: UnknownReason): UnknownOutcome => logFailure({ outcome: 'unknown', reason, code });
    return code === successCode
      ? { outcome: 'accepted', body: answer.body, reject }
      : { outcome: 'rejected', code, message, reject };
  };
};

import type { UnknownOutcome, UnknownReason } from '../../ports/payments';
import { head } from './answers';
import { postJson } from './client';
import { type EasyPayOptions, getCodes, getPaths, getTimeouts } from './config';

type Operation = 'register' | 'approve' | 'cancel' | 'getStatus';

/** Codes by which KICC says that it does not know itself yet. */
const pendingCodes: readonly string[] = ['VTIM', 'VT00'];
const success = '0000';

interface Yes {
  readonly outcome: 'yes';
  readonly body: unknown;
  /** Logs why an answer that said yes is not believed, and gives the outcome. */
  reject(reason: UnknownReason): UnknownOutcome;
}

interface No {
  readonly outcome: 'no';
  readonly code: string;
  readonly message: string;
  reject(reason: UnknownReason): UnknownOutcome;
}

/** What KICC said, read as far as all four calls have in common. */
type Said = Yes | No | UnknownOutcome;

/** @param id our own name for what the call is about, for the log. */
export type Call = (operation: Operation, id: string, body: object) => Promise<Said>;

/**
 * One call to KICC: posts, reads the result code, tells yes, no and unknown apart, and logs operation, our own id, result and
 * milliseconds; never the texts of either side.
 */
export const talkTo = (options: EasyPayOptions): Call => {
  const { baseUrl, logger } = options;
  const paths = getPaths(options);
  const timeouts = getTimeouts(options);
  const { duplicate } = getCodes(options);

  return async (operation, id, body) => {
    const started = performance.now();
    const answer = await postJson(baseUrl + paths[operation], body, timeouts[operation]);
    const told = { operation, id, ms: Math.round(performance.now() - started) };

    const lost = (outcome: UnknownOutcome): UnknownOutcome => {
      const code = outcome.code === undefined ? {} : { code: outcome.code };
      logger.warn(
        { event: 'payment_provider.failed', ...told, reason: outcome.reason, ...code },
        'outcome of a provider call unknown',
      );
      return outcome;
    };
    if (answer.outcome === 'unknown') return lost(answer);

    const read = head.safeParse(answer.body);
    if (!read.success) return lost({ outcome: 'unknown', reason: 'unreadable' });
    const { resCd: code, resMsg: message } = read.data;
    if (pendingCodes.includes(code)) return lost({ outcome: 'unknown', reason: 'pending', code });
    if (duplicate.includes(code)) return lost({ outcome: 'unknown', reason: 'duplicate', code });

    logger.info({ event: 'payment_provider.answered', ...told, code }, 'payment provider answered');
    const reject = (reason: UnknownReason): UnknownOutcome => lost({ outcome: 'unknown', reason, code });
    return code === success ? { outcome: 'yes', body: answer.body, reject } : { outcome: 'no', code, message, reject };
  };
};

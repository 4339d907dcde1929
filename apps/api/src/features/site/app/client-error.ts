import { createHash } from 'node:crypto';
import type { ClientError, reportClientError } from '@dining/contract/site/app/client-error';
import { maskErrorMessage } from '@dining/domain/shared/mask-error-message';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/address';
import type { Call } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';

/** The same for one error whatever the build, whose name stands between the dash and the end of a script's name. */
const scriptOf = (frame: string): string => frame.replace(/-[\w-]{7,8}\.js.*$/, '');

/** Knows an error again: by what it said and by the script it came from. */
const fingerprintOf = ({ errorType, errorMsg, frameList }: ClientError): string =>
  createHash('sha256')
    .update(JSON.stringify([errorType, errorMsg, scriptOf(frameList[0] ?? '')]))
    .digest('hex')
    .slice(0, 12);

/**
 * Writes an error of a guest's browser to the log. Whoever sends it may be no page of ours: the message is masked again, and only
 * so many are written that no one can fill the disk.
 */
export const takeClientError =
  (deps: Deps) =>
  async ({ body, request }: Call<typeof reportClientError>): Promise<{ result: 'success' }> => {
    const report = { ...body, errorMsg: maskErrorMessage(body.errorMsg) };
    const fingerprint = fingerprintOf(report);
    const limits = [
      getLimit('clientErrorsFromAddress', { address: getClientAddress(request) }),
      getLimit('clientErrorsOfOneKind', { fingerprint }),
      getLimit('clientErrors', {}),
    ];
    if (!(await rateLimit.consume(deps, limits)).ok) return { result: 'success' };
    request.log.warn({ event: 'client_error.reported', fingerprint, clientError: report }, 'error in a guest’s browser');
    return { result: 'success' };
  };

import { createHash } from 'node:crypto';
import type { ClientError, reportClientError } from '@dining/contract/site/app/client-error';
import { maskErrorMessage } from '@dining/domain/shared/mask-error-message';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';

/** Removes the build's hash and the position from a frame, so that an error has one fingerprint in all builds. */
const removeBuildHash = (frame: string): string => frame.replace(/-[\w-]{7,8}\.js.*$/, '');

const createFingerprint = ({ errorType, errorMsg, frameList }: ClientError): string =>
  createHash('sha256')
    .update(JSON.stringify([errorType, errorMsg, removeBuildHash(frameList[0] ?? '')]))
    .digest('hex')
    .slice(0, 12);

/**
 * Creates a handler that logs an error of a guest's browser. Reports may be forged, so the message is masked again, and
 * limits keep the log small.
 */
export const createClientErrorReporter =
  (deps: Deps) =>
  async ({ body, request }: Call<typeof reportClientError>): Promise<{ result: 'success' }> => {
    const report = { ...body, errorMsg: maskErrorMessage(body.errorMsg) };
    const fingerprint = createFingerprint(report);
    const limits = [
      getLimit('clientErrorsFromAddress', { address: getClientAddress(request) }),
      getLimit('clientErrorsPerKind', { fingerprint }),
      getLimit('clientErrors', {}),
    ];
    if (!(await rateLimit.consume(deps, limits)).ok) return { result: 'success' };
    request.log.warn(
      { event: 'client_error.reported', fingerprint, clientError: report },
      'error in a guest’s browser',
    );
    return { result: 'success' };
  };

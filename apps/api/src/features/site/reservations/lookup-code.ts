import { fail } from '@dining/contract/failure';
import type { sendLookupCode } from '@dining/contract/site/reservations/my-reservations';
import { oneTimeCode } from '@dining/domain/members/one-time-code';
import type { ResvCode } from '@dining/domain/shared/codes';
import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { runInBackground } from '../../../http/background';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { getOrCreateGuestId, storeGuestId } from '../../../http/session';
import { parsePossiblePhone } from '../../../lib/phone-numbers';
import { type Limit, rateLimit } from '../../../lib/rate-limiter';
import { insertDecoy, type Recipient, replaceDecoy } from '../../../members/one-time-codes';
import { consumeSmsCodeLimits } from '../../../members/sms-code-limits';
import type { Log } from '../../../ports/log';
import { findBookerEmail } from '../../../stores/reservations/reservations';

const { liveSeconds, againSeconds } = oneTimeCode;

/**
 * Returns the limits of a request for a code. `lookupCodesToPhone` counts by the phone in the request, whether it is
 * the booker's or not, so that strangers cannot use up the booker's limit.
 */
const listCodeLimits = (guestId: string, resvCode: ResvCode, phone: string, address: string): readonly Limit[] => [
  getLimit('lookupCodeInterval', { guestId }),
  getLimit('lookupCodesPerBrowser', { guestId }),
  getLimit('lookupCodesToPhone', { resvCode, phone }),
  getLimit('lookupCodesFromAddress', { address }),
];

async function findRecipient(
  deps: Deps,
  log: Log,
  {
    resvCode,
    phone,
    channel,
  }: { readonly resvCode: ResvCode; readonly phone: string; readonly channel: 'sms' | 'mail' },
): Promise<Recipient | undefined> {
  const emailAddress = await findBookerEmail(deps.database.pool, resvCode, formatPhoneNumber(phone));
  if (emailAddress === undefined) return undefined;
  // If the SMS limit is reached, the code is sent by e-mail, which proves the booker's identity equally well.
  const canSendSms = channel === 'sms' && (await consumeSmsCodeLimits(deps, log, [], false)).ok;
  return canSendSms ? { channel: 'sms', phone } : { channel: 'mail', address: emailAddress };
}

/**
 * Sends a code to the booker of a reservation: by SMS to a Korean phone, otherwise by mail. If number and phone match
 * no reservation, the response and its duration are the same, and no code is accepted.
 */
export async function issueLookupCode(
  deps: Deps,
  { body, request, language }: Call<typeof sendLookupCode>,
): Promise<HandlerResult<typeof sendLookupCode>> {
  const phone = parsePossiblePhone(body.phone);
  if (phone === null) return fail('phone_invalid');
  const channel = isForeignPhone(phone) || deps.sms === undefined ? 'mail' : 'sms';
  if (channel === 'mail' && deps.mail === undefined) return fail('code_not_sent');
  const guestId = getOrCreateGuestId(request);
  const { resvCode } = body;
  const rateLimitResult = await rateLimit.consume(
    deps,
    listCodeLimits(guestId, resvCode, phone, getClientAddress(request)),
  );
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  storeGuestId(request, guestId);
  const codeSubject = { guestId, purpose: 'look up', subject: { resvCode } } as const;
  const decoyHash = await insertDecoy(deps, codeSubject);
  runInBackground(request, async () => {
    const recipient = await findRecipient(deps, request.log, { resvCode, phone, channel });
    if (recipient !== undefined) await replaceDecoy(deps, codeSubject, decoyHash, recipient, language);
  });
  return { result: 'success', sentBy: channel, liveSeconds, againSeconds };
}

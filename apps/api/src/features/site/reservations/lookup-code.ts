import { fail } from '@dining/contract/failure';
import type { askLookupCode } from '@dining/contract/site/reservations/my-reservations';
import { oneTimeCode } from '@dining/domain/members/one-time-code';
import type { ResvCode } from '@dining/domain/shared/codes';
import { isPhoneAbroad } from '@dining/domain/shared/phone';
import { shownNumber } from '@dining/domain/shared/phone-number';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import { afterwards } from '../../../http/afterwards';
import type { Answer, Call } from '../../../http/mount';
import { holderToBe, keepHolder } from '../../../http/session';
import { countAttempt, type Limit } from '../../../limiter';
import { type Recipient, sendCode } from '../../../members/one-time-codes';
import { countSmsCode } from '../../../members/sms-cap';
import { realPhone } from '../../../phones';
import type { Log } from '../../../ports/log';
import { mailOfBooker } from '../../../stores/reservations/reservations';
import { typedNumber } from './typed-number';

const { liveSeconds, againSeconds } = oneTimeCode;

/** How many codes one browser, and one address, may ask for. They say nothing of the number: whose it is must not wait for a stranger. */
const limitsOf = (holder: string, address: string): readonly Limit[] => [
  { key: `lookup code again ${holder}`, most: 1, seconds: againSeconds },
  { key: `lookup code of ${holder}`, most: 15, seconds: 3_600 },
  { key: `lookup code from ${address}`, most: 60, seconds: 600 },
];

/** How many a booker gets. Only who knows number and phone makes them leave, and past them he is answered the same. */
const toBooker = (resvCode: ResvCode): readonly Limit[] => [{ key: `lookup code to ${resvCode}`, most: 10, seconds: 3_600 }];

async function recipientOf(deps: Deps, log: Log, resvCode: ResvCode, phone: string, by: 'sms' | 'mail'): Promise<Recipient> {
  const { pool } = deps.database;
  const address = await mailOfBooker(pool, resvCode, shownNumber(phone));
  if (address === undefined || !(await countAttempt(deps, toBooker(resvCode))).ok) return { by: 'nobody' };
  // Where the product sends no more codes by SMS for now, the booker's mailbox proves as much.
  const bySms = by === 'sms' && (await countSmsCode(deps, log, [], false)).ok;
  return bySms ? { by: 'sms', phone } : { by: 'mail', address };
}

/**
 * Sends a code to the booker of a reservation: to the phone in Korea, to his mailbox for a number abroad or where no text leaves. All of it
 * comes after the answer, which is the same where number and phone name nothing.
 */
export async function askForLookup(
  deps: Deps,
  { body, request, language }: Call<typeof askLookupCode>,
): Promise<Answer<typeof askLookupCode>> {
  const phone = realPhone(body.phone);
  if (phone === null) return fail('phone_invalid');
  const by = isPhoneAbroad(phone) || deps.phoneTexts === undefined ? 'mail' : 'sms';
  if (by === 'mail' && deps.mail === undefined) return fail('code_not_sent');
  const holder = holderToBe(request);
  const counted = await countAttempt(deps, limitsOf(holder, addressOf(request)));
  if (!counted.ok) return counted.failure;
  keepHolder(request, holder);
  afterwards(request, async () => {
    const resvCode = typedNumber(body.resvCode);
    const recipient = await recipientOf(deps, request.log, resvCode, phone, by);
    await sendCode(deps, { holder, purpose: 'look up', subject: { resvCode } }, recipient, language);
  });
  return { result: 'success', sentBy: by, liveSeconds, againSeconds };
}

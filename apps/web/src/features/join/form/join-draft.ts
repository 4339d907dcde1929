import type { LoginType } from '@dining/contract/site/session/login-type';
import { isSignUpPath, type JoinAddress, type JoinForm } from '@dining/domain/join/join-form';
import { asCode, type HtlCode } from '@dining/domain/shared/codes';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import type { JoinStart } from '../../../entities/join/queries';
import { type SentCode, sentCodeFrom } from '../../../entities/members/sent-code';
import { phoneNumberFrom } from '../../../lib/phone-number/phone-number';
import { asRecord, forgetInTab, keepInTab, keptInTab, textIn } from '../../../lib/session-store';

/** All that is typed into the form but the password, which no browser keeps, and the codes. */
export interface JoinDraft {
  readonly email: string;
  readonly sentEmail: SentCode | null;
  readonly name: string;
  readonly phone: PhoneNumber;
  readonly sentPhone: SentCode | null;
  readonly birthday: string;
  readonly details: JoinForm;
}

const key = 'joinDraft';

const noAddress: JoinAddress = { zip: '', line1: '', line2: '' };
export const noDetails: JoinForm = {
  home: noAddress,
  work: noAddress,
  weddingDay: '',
  recommender: '',
  signUpPath: null,
  otherPathText: '',
  department: '',
  hotelUsed: false,
  usedHotel: null,
};

const addressFrom = (value: unknown): JoinAddress => ({
  zip: textIn(value, 'zip'),
  line1: textIn(value, 'line1'),
  line2: textIn(value, 'line2'),
});

function detailsFrom(value: unknown): JoinForm {
  const { home, work, hotelUsed } = asRecord(value);
  const path = textIn(value, 'signUpPath');
  const hotel = textIn(value, 'usedHotel');
  return {
    home: addressFrom(home),
    work: addressFrom(work),
    weddingDay: textIn(value, 'weddingDay'),
    recommender: textIn(value, 'recommender'),
    signUpPath: isSignUpPath(path) ? path : null,
    otherPathText: textIn(value, 'otherPathText'),
    department: textIn(value, 'department'),
    hotelUsed: hotelUsed === true,
    usedHotel: hotel === '' ? null : asCode<HtlCode>(hotel),
  };
}

/** The form as it was left in this tab, for whoever joins with the same profile; else with what a provider told. */
export function restoredJoin({ loginType, told }: JoinStart, now: number): JoinDraft {
  const kept = keptInTab(key);
  const first: JoinDraft = { ...told, sentEmail: null, sentPhone: null, birthday: '', details: noDetails };
  if (asRecord(kept)['details'] === undefined || textIn(kept, 'loginType') !== (loginType ?? '')) return first;
  const { sentEmail, sentPhone, phone, details } = asRecord(kept);
  return {
    email: textIn(kept, 'email'),
    sentEmail: sentCodeFrom(sentEmail, now),
    name: textIn(kept, 'name'),
    phone: phoneNumberFrom(phone),
    sentPhone: sentCodeFrom(sentPhone, now),
    birthday: textIn(kept, 'birthday'),
    details: detailsFrom(details),
  };
}

/** Keeps the form at each change. */
export const keepJoin = (draft: JoinDraft, loginType: LoginType | undefined): void =>
  keepInTab(key, { ...draft, loginType: loginType ?? '' });

/** Once somebody is a member, the browser keeps nothing of it. */
export const forgetJoin = (): void => forgetInTab(key);

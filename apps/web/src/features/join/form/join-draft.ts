import type { LoginType } from '@dining/contract/site/session/login-type';
import { isSignUpPath, type JoinAddress, type JoinForm } from '@dining/domain/join/join-form';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import type { JoinFormData } from '../../../entities/join/queries';
import { parseSentCode, type SentCode } from '../../../entities/members/sent-code';
import { parseStoredNumber } from '../../../lib/phone-number/phone-number';
import { asRecord, forgetInTab, keepInTab, readFromTab, textIn } from '../../../lib/session-store';

export interface JoinValues extends JoinForm {
  readonly email: string;
  readonly name: string;
  readonly phone: PhoneNumber;
  readonly password: string;
  readonly birthday: string;
}

export interface SentCodes {
  readonly email: SentCode | null;
  readonly phone: SentCode | null;
}

interface JoinDraft {
  readonly values: JoinValues;
  readonly codes: SentCodes;
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

const parseAddress = (value: unknown): JoinAddress => ({
  zip: textIn(value, 'zip'),
  line1: textIn(value, 'line1'),
  line2: textIn(value, 'line2'),
});

function parseDetails(values: unknown): JoinForm {
  const { home, work, hotelUsed } = asRecord(values);
  const path = textIn(values, 'signUpPath');
  const hotel = textIn(values, 'usedHotel');
  return {
    home: parseAddress(home),
    work: parseAddress(work),
    weddingDay: textIn(values, 'weddingDay'),
    recommender: textIn(values, 'recommender'),
    signUpPath: isSignUpPath(path) ? path : null,
    otherPathText: textIn(values, 'otherPathText'),
    department: textIn(values, 'department'),
    hotelUsed: hotelUsed === true,
    usedHotel: hotel === '' ? null : toCode<HtlCode>(hotel),
  };
}

/** Returns the form as it was left in this tab by a person with the same profile, else with what a provider gave. */
export function restoreJoinDraft({ loginType, profile }: JoinFormData, now: number): JoinDraft {
  const kept = readFromTab(key);
  const { values, codes } = asRecord(kept);
  if (values === undefined || textIn(kept, 'loginType') !== (loginType ?? '')) {
    return {
      values: { ...profile, password: '', birthday: '', ...noDetails },
      codes: { email: null, phone: null },
    };
  }
  return {
    values: {
      email: textIn(values, 'email'),
      name: textIn(values, 'name'),
      phone: parseStoredNumber(asRecord(values)['phone']),
      password: '',
      birthday: textIn(values, 'birthday'),
      ...parseDetails(values),
    },
    codes: { email: parseSentCode(asRecord(codes)['email'], now), phone: parseSentCode(asRecord(codes)['phone'], now) },
  };
}

export const saveJoinDraft = ({ values, codes }: JoinDraft, loginType: LoginType | undefined): void =>
  keepInTab(key, { values: { ...values, password: '' }, codes, loginType: loginType ?? '' });

export const deleteJoinDraft = (): void => forgetInTab(key);

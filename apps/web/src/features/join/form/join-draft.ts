import type { LoginType } from '@dining/contract/site/session/login-type';
import { isSignUpPath, type JoinAddress, type JoinForm } from '@dining/domain/join/join-form';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import type { JoinFormData } from '../../../entities/join/queries';
import { parseSentCode, type SentCode } from '../../../entities/members/sent-code';
import { parseStoredNumber } from '../../../lib/phone-number/phone-number';
import { getTabItem, getTextField, removeTabItem, setTabItem, toObject } from '../../../lib/tab-storage';

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

const storageKey = 'joinDraft';

const emptyAddress: JoinAddress = { zip: '', line1: '', line2: '' };
export const emptyDetails: JoinForm = {
  home: emptyAddress,
  work: emptyAddress,
  weddingDay: '',
  recommender: '',
  signUpPath: null,
  otherPathText: '',
  department: '',
  hasVisitedHotel: false,
  visitedHotelCode: null,
};

const parseAddress = (value: unknown): JoinAddress => ({
  zip: getTextField(value, 'zip'),
  line1: getTextField(value, 'line1'),
  line2: getTextField(value, 'line2'),
});

function parseDetails(values: unknown): JoinForm {
  const { home, work, hasVisitedHotel } = toObject(values);
  const signUpPath = getTextField(values, 'signUpPath');
  const hotel = getTextField(values, 'visitedHotelCode');
  return {
    home: parseAddress(home),
    work: parseAddress(work),
    weddingDay: getTextField(values, 'weddingDay'),
    recommender: getTextField(values, 'recommender'),
    signUpPath: isSignUpPath(signUpPath) ? signUpPath : null,
    otherPathText: getTextField(values, 'otherPathText'),
    department: getTextField(values, 'department'),
    hasVisitedHotel: hasVisitedHotel === true,
    visitedHotelCode: hotel === '' ? null : toCode<HtlCode>(hotel),
  };
}

export function restoreJoinDraft({ loginType, profile }: JoinFormData, nowMs: number): JoinDraft {
  const storedValue = getTabItem(storageKey);
  const { values, codes } = toObject(storedValue);
  if (values === undefined || getTextField(storedValue, 'loginType') !== (loginType ?? '')) {
    return {
      values: { ...profile, password: '', birthday: '', ...emptyDetails },
      codes: { email: null, phone: null },
    };
  }
  return {
    values: {
      email: getTextField(values, 'email'),
      name: getTextField(values, 'name'),
      phone: parseStoredNumber(toObject(values)['phone']),
      password: '',
      birthday: getTextField(values, 'birthday'),
      ...parseDetails(values),
    },
    codes: {
      email: parseSentCode(toObject(codes)['email'], nowMs),
      phone: parseSentCode(toObject(codes)['phone'], nowMs),
    },
  };
}

export const saveJoinDraft = ({ values, codes }: JoinDraft, loginType: LoginType | undefined): void =>
  setTabItem(storageKey, { values: { ...values, password: '' }, codes, loginType: loginType ?? '' });

export const deleteJoinDraft = (): void => removeTabItem(storageKey);

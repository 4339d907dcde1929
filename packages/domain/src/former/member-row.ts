import { formLimits } from '../reservations/payment-form';
import { type HtlCode, toCode } from '../shared/codes';
import type { Language } from '../shared/language';
import type { SeoulDate } from '../shared/seoul-time';
import type { Cells, MemberColumn } from './columns';
import type { CellIssue } from './issues';
import {
  createChoiceReader,
  createCountReader,
  createOptionalReader,
  createRequiredReader,
  createTextReader,
  readCells,
  readCode,
  readDay,
  readEmail,
  readLanguage,
} from './read-cells';

/** A consent to advertising that the former system has recorded. */
export interface FormerConsent {
  readonly sms: boolean;
  readonly mail: boolean;
  readonly day: SeoulDate;
  /** How it was given, such as a form or a call. */
  readonly source: string;
}

/** A member of a former system. */
export interface FormerMember {
  /** In lower case. It becomes their id here. */
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Null without a consent to advertising. */
  readonly consent: FormerConsent | null;
  /** The hotel that gives the points; null without points. */
  readonly htlCode: HtlCode | null;
  readonly points: number;
}

const marketingChoices = ['none', 'sms', 'mail', 'both'] as const;
const maxPoints = 100_000_000;

/**
 * Reads a line of `members.csv`. A consent needs its day, which must not be after `today`, and its source; points need
 * the hotel that gives them. Returns an issue for each cell that is refused.
 */
export function readFormerMember(
  cells: Cells<MemberColumn>,
  today: SeoulDate,
):
  | { readonly ok: true; readonly member: FormerMember }
  | { readonly ok: false; readonly issues: readonly CellIssue[] } {
  const result = readCells(cells, {
    email: createRequiredReader(readEmail),
    name: createRequiredReader(createTextReader(formLimits.bookerName)),
    language: createOptionalReader(readLanguage, 'ko' as const),
    marketing: createOptionalReader(createChoiceReader(marketingChoices), 'none' as const),
    consentDate: createOptionalReader(readDay, null),
    consentSource: createTextReader(200),
    hotel: createOptionalReader(readCode, null),
    points: createOptionalReader(createCountReader(0, maxPoints), 0),
  });
  if (!result.ok) return result;
  const { email, name, language, marketing, consentDate, consentSource, hotel, points } = result.row;
  const issues: CellIssue[] = [];
  const isConsent = marketing !== 'none';
  if (isConsent && consentDate === null) issues.push({ code: 'consent_incomplete', column: 'consentDate', values: {} });
  if (isConsent && consentSource === '')
    issues.push({ code: 'consent_incomplete', column: 'consentSource', values: {} });
  if (consentDate !== null && consentDate > today)
    issues.push({ code: 'day_in_future', column: 'consentDate', values: {} });
  if (points > 0 && hotel === null) issues.push({ code: 'hotel_missing', column: 'hotel', values: {} });
  if (issues.length > 0) return { ok: false, issues };
  return {
    ok: true,
    member: {
      email,
      name,
      language,
      consent:
        isConsent && consentDate !== null
          ? { sms: marketing !== 'mail', mail: marketing !== 'sms', day: consentDate, source: consentSource }
          : null,
      htlCode: points > 0 && hotel !== null ? toCode<HtlCode>(hotel) : null,
      points,
    },
  };
}

/** Days until an invitation, accepted or not, is erased. */
export const invitationDays = 90;

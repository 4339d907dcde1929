import type { PhoneNumber } from '../shared/phone-number';
import type { EmailParts } from './email-parts';

/** A guest's answer to one question of the venue: the text of each choice, or one free text. */
export interface QuestionAnswer {
  readonly prodQsCode: string;
  readonly answers: readonly string[];
}

/** A guest's answer about allergies. */
export interface AllergyAnswer {
  /** 'exist' is Y in the API, 'none' is N. */
  readonly answer: 'none' | 'exist';
  readonly codes: readonly string[];
  readonly otherText: string;
  /** Consent to store health data (decision 5b). */
  readonly consent: boolean;
}

/** The visitor: the booker or another person (Spec §4 Visitor-same toggle). */
export interface VisitorAnswer {
  readonly who: 'booker' | 'other';
  readonly name: string;
  readonly phone: PhoneNumber;
}

/** The form of the payment page. Members and guests both give name, phone and e-mail (decision 1). */
export interface PaymentForm {
  readonly bookerName: string;
  readonly phone: PhoneNumber;
  readonly email: EmailParts;
  readonly visitor: VisitorAnswer;
  /** True if the final consent checkbox is ticked. */
  readonly agreed: boolean;
  readonly allergy: AllergyAnswer;
  readonly answers: readonly QuestionAnswer[];
}

/** Code of the allergy "other", which has a text field (Spec §3 Allergy). */
export const otherAllergyCode = 'AG0005';

/** Maximum characters of each field. */
export const formLimits = {
  bookerName: 50,
  emailLocal: 64,
  emailDomain: 190,
  visitorName: 50,
  requestNote: 500,
  allergyOther: 200,
  answer: 500,
} as const;

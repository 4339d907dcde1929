import type { PhoneNumber } from '../shared/phone-number';
import type { EmailParts } from './email-parts';

/** A person's answer to one question of the venue. A choice gives the text chosen; a free text one entry. */
export interface QuestionAnswer {
  readonly prodQsCode: string;
  readonly answers: readonly string[];
}

/** What a guest says about allergies. */
export interface AllergyAnswer {
  /** 'exist' is the wire's Y, 'none' its N. */
  readonly answer: 'none' | 'exist';
  readonly codes: readonly string[];
  readonly otherText: string;
  /** Consent to keep health data, beside the question (decision 5b). */
  readonly consent: boolean;
}

/** Who comes: the booker, or somebody else (Spec §4 Visitor-same toggle). */
export interface VisitorAnswer {
  readonly who: 'same' | 'different';
  readonly name: string;
  readonly phone: PhoneNumber;
}

/** The payment page's form. The same for members and guests: both must give name, phone and e-mail (decision 1). */
export interface PaymentForm {
  readonly bookerName: string;
  readonly phone: PhoneNumber;
  readonly email: EmailParts;
  readonly visitor: VisitorAnswer;
  /** The final box. */
  readonly agreed: boolean;
  readonly allergy: AllergyAnswer;
  readonly answers: readonly QuestionAnswer[];
}

/** The allergy that opens a text of its own (Spec §3 Allergy). */
export const otherAllergyCode = 'AG0005';

/** Most characters a field takes. */
export const formLimits = {
  bookerName: 50,
  emailLocal: 64,
  emailDomain: 190,
  visitorName: 50,
  requestNote: 500,
  allergyOther: 200,
  answer: 500,
} as const;

import type { UserDetails } from '@dining/contract/site/session/session';
import { defaultPaymentMethod, type PaymentMethod } from '@dining/domain/payments/method';
import type { EmailParts } from '@dining/domain/reservations/email-parts';
import type { AllergyAnswer, PaymentForm, VisitorAnswer } from '@dining/domain/reservations/payment-form';
import { syncVisitor } from '@dining/domain/reservations/visitor';
import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import { emptyPhoneNumber, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { isBlankNumber, parseStoredNumber } from '../../../lib/phone-number/phone-number';
import { getTabItem, getTextField, removeTabItem, setTabItem, toObject } from '../../../lib/tab-storage';

/** The values of the payment page. Each value that the domain checks is named like its `field` in a `FormFailure`. */
export interface FormDraft {
  readonly bookerName: string;
  readonly phone: PhoneNumber;
  readonly email: EmailParts;
  readonly visitor: VisitorAnswer['who'];
  /** `visitorName` and `visitorPhone` are used if the visitor is not the booker. */
  readonly visitorName: string;
  readonly visitorPhone: PhoneNumber;
  readonly agreed: boolean;
  readonly allergy: Omit<AllergyAnswer, 'consent'>;
  readonly allergyConsent: boolean;
  readonly [question: `question:${string}`]: string;
  readonly requestNote: string;
  readonly method: PaymentMethod;
  /** `best`: the coupon that saves most; a coupon number: the member's choice; null: no coupon. */
  readonly couponNo: CouponNo | 'best' | null;
}

const storageKey = 'paymentDraft';
const noAllergy: FormDraft['allergy'] = { answer: 'none', codes: [], otherText: '' };
const questionPrefix = 'question:';

const listAnswers = (values: object): readonly [field: string, answer: string][] =>
  Object.entries(values).filter(([field, answer]) => field.startsWith(questionPrefix) && typeof answer === 'string');

/** Converts the draft to the form of the domain. The visitor is the booker unless another person is named. */
export function toPaymentForm(draft: FormDraft): PaymentForm {
  const { bookerName, phone, email, agreed } = draft;
  return syncVisitor({
    bookerName,
    phone,
    email,
    visitor: { who: draft.visitor, name: draft.visitorName, phone: draft.visitorPhone },
    agreed,
    allergy: { ...draft.allergy, consent: draft.allergyConsent },
    answers: listAnswers(draft).map(([field, answer]) => ({
      prodQsCode: field.slice(questionPrefix.length),
      answers: [answer],
    })),
  });
}

/** Owner of a guest's draft. A draft of a member is restored only for that member. */
const noMember = '';
const getOwner = (member: UserDetails | undefined): string => member?.user_id ?? noMember;

/** Creates a draft: empty for a guest, prefilled with a member's data (Spec §6). */
function createDraft(
  member: UserDetails | undefined,
  memberPhone: PhoneNumber,
  methods: readonly PaymentMethod[],
): FormDraft {
  const [local = '', domain = ''] = member?.user_id.split('@') ?? [];
  return {
    bookerName: member?.name_kor ?? '',
    phone: memberPhone,
    email: { local, domain },
    visitor: 'booker',
    visitorName: '',
    visitorPhone: emptyPhoneNumber,
    agreed: false,
    allergy: noAllergy,
    allergyConsent: false,
    requestNote: '',
    method: methods[0] ?? defaultPaymentMethod,
    couponNo: 'best',
  };
}

/**
 * Restores the form after a reload, Back or a change of language; returns a new draft if none is stored for this guest.
 * Consents must be given again, except for an order that is still being paid (`use-agreement`). Health answers are not
 * stored; the draft only records whether they must be given again.
 * `memberPhone` is blank for a guest; `methods` are those that the payment provider offers.
 */
export function restoreDraft(
  member: UserDetails | undefined,
  memberPhone: PhoneNumber,
  methods: readonly PaymentMethod[],
): FormDraft {
  const newDraft = createDraft(member, memberPhone, methods);
  const storedDraft = getTabItem(storageKey);
  const owner = getTextField(storedDraft, 'owner');
  const isOwner = owner === getOwner(member);
  const visitor = getTextField(storedDraft, 'visitor');
  if (visitor === '' || !(isOwner || owner === noMember)) return newDraft;
  const { phone, email, visitorPhone, isAllergyAskedAgain } = toObject(storedDraft);
  const typedValues = {
    bookerName: getTextField(storedDraft, 'bookerName'),
    phone: parseStoredNumber(phone),
    email: { local: getTextField(email, 'local'), domain: getTextField(email, 'domain') },
  };
  // A guest who signs in is the same person, so their input stays and the member's data fills the empty fields.
  const memberData = isOwner
    ? {}
    : {
        ...(typedValues.bookerName === '' && { bookerName: newDraft.bookerName }),
        ...(isBlankNumber(typedValues.phone) && { phone: newDraft.phone }),
        ...(typedValues.email.local === '' && { email: newDraft.email }),
      };
  return {
    ...newDraft,
    ...typedValues,
    ...memberData,
    // 'different' is in drafts that an earlier release has stored.
    visitor: visitor === 'other' || visitor === 'different' ? 'other' : 'booker',
    visitorName: getTextField(storedDraft, 'visitorName'),
    visitorPhone: parseStoredNumber(visitorPhone),
    // The form asks again for an allergy that was chosen, and never restores it as none.
    allergy: isAllergyAskedAgain === true ? { ...noAllergy, answer: 'exist' } : noAllergy,
    ...Object.fromEntries(listAnswers(toObject(storedDraft))),
    requestNote: getTextField(storedDraft, 'requestNote'),
    method: methods.find((method) => method === getTextField(storedDraft, 'method')) ?? newDraft.method,
    couponNo: isOwner ? parseCouponChoice(toObject(storedDraft)['couponNo']) : newDraft.couponNo,
  };
}

function parseCouponChoice(storedChoice: unknown): FormDraft['couponNo'] {
  if (storedChoice === null) return null;
  return typeof storedChoice === 'string' && storedChoice !== 'best' ? toCode<CouponNo>(storedChoice) : 'best';
}

export function saveDraft(draft: FormDraft, member: UserDetails | undefined): void {
  const { agreed: _agreed, allergy, allergyConsent: _consent, ...otherValues } = draft;
  setTabItem(storageKey, { ...otherValues, isAllergyAskedAgain: allergy.answer === 'exist', owner: getOwner(member) });
}

export const deleteDraft = (): void => removeTabItem(storageKey);

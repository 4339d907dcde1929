import type { UserDetails } from '@dining/contract/site/session/session';
import { defaultPaymentMethod, type PaymentMethod } from '@dining/domain/payments/method';
import type { PaymentForm, QuestionAnswer } from '@dining/domain/reservations/payment-form';
import { keepVisitorInSync } from '@dining/domain/reservations/visitor';
import { asCode, type CouponNo } from '@dining/domain/shared/codes';
import { emptyPhoneNumber, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { isBlankNumber, phoneNumberFrom } from '../../../lib/phone-number/phone-number';
import { asRecord, forgetInTab, keepInTab, keptInTab, textIn } from '../../../lib/session-store';

/** All that the payment page asks: the form the rules know, the note to the venue and the way to pay. */
export interface FormDraft extends PaymentForm {
  readonly requestNote: string;
  readonly method: PaymentMethod;
  /** The member's coupon to use; null for none. */
  readonly couponNo: CouponNo | null;
}

const key = 'paymentDraft';
const noAllergy: FormDraft['allergy'] = { answer: 'none', codes: [], otherText: '', consent: false };
/** One was named, and must be named again: the form asks for it, and never takes it for none. */
const allergyAgain: FormDraft['allergy'] = { ...noAllergy, answer: 'exist' };

/** Whose draft it is: another visitor at the same browser never sees it. */
const guest = '';
const ownerOf = (member: UserDetails | undefined): string => member?.user_id ?? guest;

const inSync = (form: FormDraft): FormDraft => ({ ...form, ...keepVisitorInSync(form) });

/** A form as it first stands: a member's own data, or nothing (Spec §6: prefilled from user details). */
function firstForm(member: UserDetails | undefined, ownNumber: PhoneNumber, methods: readonly PaymentMethod[]): FormDraft {
  const [local = '', domain = ''] = member?.user_id.split('@') ?? [];
  return inSync({
    bookerName: member?.name_kor ?? '',
    phone: ownNumber,
    email: { local, domain },
    visitor: { who: 'same', name: '', phone: emptyPhoneNumber },
    agreed: false,
    allergy: noAllergy,
    answers: [],
    requestNote: '',
    method: methods[0] ?? defaultPaymentMethod,
    couponNo: null,
  });
}

function answersFrom(value: unknown): QuestionAnswer[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const answers: unknown = asRecord(one)['answers'];
    const prodQsCode = textIn(one, 'prodQsCode');
    if (prodQsCode === '' || !Array.isArray(answers)) return [];
    return [{ prodQsCode, answers: answers.filter((answer): answer is string => typeof answer === 'string') }];
  });
}

/**
 * The form as it was left, so that no reload, way back or language change loses what was typed. Consents are given anew each
 * time, but for an order that is still being paid (`use-agreement`). Of answers about health the browser stores only that they are to be
 * given again. `ownNumber` is the member's, blank for a guest; `methods` are those that the payment provider offers.
 */
export function restoredForm(
  member: UserDetails | undefined,
  ownNumber: PhoneNumber,
  methods: readonly PaymentMethod[],
): FormDraft {
  const first = firstForm(member, ownNumber, methods);
  const kept = keptInTab(key);
  const owner = textIn(kept, 'owner');
  const own = owner === ownerOf(member);
  if (asRecord(kept)['email'] === undefined || !(own || owner === guest)) return first;
  const { phone, email, visitor, answers } = asRecord(kept);
  const typed = {
    bookerName: textIn(kept, 'bookerName'),
    phone: phoneNumberFrom(phone),
    email: { local: textIn(email, 'local'), domain: textIn(email, 'domain') },
  };
  // A guest who signs in on the way stays the same person: what he typed stays, and his own data fill what he has not.
  const blank = own
    ? {}
    : {
        ...(typed.bookerName === '' && { bookerName: first.bookerName }),
        ...(isBlankNumber(typed.phone) && { phone: first.phone }),
        ...(typed.email.local === '' && { email: first.email }),
      };
  return inSync({
    ...first,
    ...typed,
    ...blank,
    visitor: {
      who: textIn(visitor, 'who') === 'different' ? 'different' : 'same',
      name: textIn(visitor, 'name'),
      phone: phoneNumberFrom(asRecord(visitor)['phone']),
    },
    allergy: asRecord(kept)['allergyAgain'] === true ? allergyAgain : noAllergy,
    answers: answersFrom(answers),
    requestNote: textIn(kept, 'requestNote'),
    method: methods.find((method) => method === textIn(kept, 'method')) ?? first.method,
    couponNo: own && textIn(kept, 'couponNo') !== '' ? asCode<CouponNo>(textIn(kept, 'couponNo')) : null,
  });
}

/** Keeps the form at each change. */
export function keepForm(form: FormDraft, member: UserDetails | undefined): void {
  const { agreed: _agreed, allergy, ...kept } = form;
  keepInTab(key, { ...kept, allergyAgain: allergy.answer === 'exist', owner: ownerOf(member) });
}

/** Once it is a reservation, the browser keeps nothing of it. */
export const forgetForm = (): void => forgetInTab(key);

import { emptyPhoneNumber } from '../shared/phone-number';
import { normalizeText } from '../shared/typed-text';
import { type AllergyAnswer, otherAllergyCode, type PaymentForm, type VisitorAnswer } from './payment-form';

/** Spec §4: 'same' copies the booker into the visitor's fields, 'different' clears them for typing. */
export const switchVisitor = (form: PaymentForm, who: VisitorAnswer['who']): PaymentForm => ({
  ...form,
  visitor: who === 'same' ? { who, name: form.bookerName, phone: form.phone } : { who, name: '', phone: emptyPhoneNumber },
});

/** Keeps the visitor the same as the booker while 'same' is chosen. To be applied after each change of the booker. */
export const keepVisitorInSync = (form: PaymentForm): PaymentForm =>
  form.visitor.who === 'same' ? switchVisitor(form, 'same') : form;

/** Who is expected at the door: the booker, unless somebody else is named. */
export const getFormVisitor = (form: PaymentForm): Pick<VisitorAnswer, 'name' | 'phone'> =>
  form.visitor.who === 'same' ? { name: form.bookerName, phone: form.phone } : form.visitor;

/** Which allergy fields take input: the boxes only where allergies exist, the text only with 'other' ticked (Spec §4). */
export const getOpenAllergyFields = (allergy: AllergyAnswer): { readonly boxes: boolean; readonly otherText: boolean } => {
  const boxes = allergy.answer === 'exist';
  return { boxes, otherText: boxes && allergy.codes.includes(otherAllergyCode) };
};

/** What is kept of an allergy answer: nothing that its closed fields still hold, and no 'other' that says nothing. */
export function normalizeAllergy(allergy: AllergyAnswer): AllergyAnswer {
  const open = getOpenAllergyFields(allergy);
  const otherText = open.otherText ? normalizeText(allergy.otherText).trim() : '';
  const codes = open.boxes ? [...new Set(allergy.codes)].filter((code) => code !== otherAllergyCode || otherText !== '') : [];
  return { ...allergy, codes, otherText, consent: open.boxes && allergy.consent };
}

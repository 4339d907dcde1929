import { emptyPhoneNumber } from '../shared/phone-number';
import { normalizeText } from '../shared/typed-text';
import { type AllergyAnswer, otherAllergyCode, type PaymentForm, type VisitorAnswer } from './payment-form';

/** Switches the visitor: 'booker' copies the booker's details, 'other' clears them for typing (Spec §4). */
export const switchVisitor = (form: PaymentForm, who: VisitorAnswer['who']): PaymentForm => ({
  ...form,
  visitor:
    who === 'booker' ? { who, name: form.bookerName, phone: form.phone } : { who, name: '', phone: emptyPhoneNumber },
});

/** Copies the booker to the visitor if the booker visits. Must be called after each change of the booker. */
export const syncVisitor = (form: PaymentForm): PaymentForm =>
  form.visitor.who === 'booker' ? switchVisitor(form, 'booker') : form;

/** Returns the visitor: the booker, unless another person is named. */
export const getFormVisitor = (form: PaymentForm): Pick<VisitorAnswer, 'name' | 'phone'> =>
  form.visitor.who === 'booker' ? { name: form.bookerName, phone: form.phone } : form.visitor;

/**
 * Returns which allergy fields are shown: checkboxes if there are allergies, the text if 'other' is selected (Spec §4).
 */
export const getVisibleAllergyFields = (
  allergy: Pick<AllergyAnswer, 'answer' | 'codes'>,
): { readonly hasBoxes: boolean; readonly hasOtherText: boolean } => {
  const hasBoxes = allergy.answer === 'exist';
  return { hasBoxes, hasOtherText: hasBoxes && allergy.codes.includes(otherAllergyCode) };
};

/** Clears fields of an allergy answer that are not shown, and deselects 'other' if it has no text. */
export function normalizeAllergy(allergy: AllergyAnswer): AllergyAnswer {
  const visibleFields = getVisibleAllergyFields(allergy);
  const otherText = visibleFields.hasOtherText ? normalizeText(allergy.otherText).trim() : '';
  const codes = visibleFields.hasBoxes
    ? [...new Set(allergy.codes)].filter((code) => code !== otherAllergyCode || otherText !== '')
    : [];
  return { ...allergy, codes, otherText, consent: visibleFields.hasBoxes && allergy.consent };
}

// @vitest-environment jsdom
import { payment } from '@dining/i18n/site/en/payment';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  fill,
  fillBooker,
  getAgreementCheckbox,
  getAllergiesSection,
  getAllergyCheckbox,
  getAllergyConsentCheckbox,
  getDescription,
  getDifferentVisitorCheckbox,
  getEmailField,
  getNameField,
  getNoteField,
  getPhoneField,
  getQuestionField,
  getVisitorNameField,
  getVisitorPhoneField,
  isMarkedInvalid,
  openCheckout,
  productWithQuestions,
  queryVisitorGroup,
} from '../../../test/checkout';

describe('the checkout form', () => {
  it('marks its required fields, and shows the fields for another visitor and for allergies only if they are needed', async () => {
    const { user } = await openCheckout(productWithQuestions);
    for (const field of [getNameField(), getPhoneField(), getEmailField(), getAgreementCheckbox(), getQuestionField()])
      expect(field.getAttribute('aria-required')).toBe('true');
    expect(getNameField().autocomplete).toBe('name');

    expect(queryVisitorGroup()).toBeNull();
    await user.click(getDifferentVisitorCheckbox());
    expect(getVisitorNameField()).toHaveProperty('value', '');
    const visitorPhone = getVisitorPhoneField();
    await fill(user, visitorPhone, '+82 (0)10 2222-3333');
    expect(visitorPhone).toHaveProperty('value', '010-2222-3333');
    await user.click(getDifferentVisitorCheckbox());
    expect(queryVisitorGroup()).toBeNull();

    expect(getAllergiesSection().queryByRole('checkbox')).toBeNull();
    await user.click(getAllergiesSection().getByLabelText(payment.allergy.exist));
    expect(getAllergiesSection().getByRole('group', { name: payment.allergy.choose })).toBeDefined();
    expect(getDescription(getAllergyConsentCheckbox())).toBe(payment.allergy.consentDetail);
    expect(getAllergiesSection().queryByRole('textbox')).toBeNull();
    await user.click(getAllergyCheckbox('Other'));
    expect(getAllergiesSection().getByRole('textbox', { name: payment.allergy.otherPlaceholder })).toBeDefined();
  });

  it('asks neither about allergies nor other questions if the product has none', async () => {
    await openCheckout();
    expect(screen.queryByRole('region', { name: payment.allergy.title })).toBeNull();
    expect(screen.queryByRole('region', { name: payment.questions.title })).toBeNull();
  });

  it('asks for the person who collects a pickup, and asks about allergies in words for a pickup', async () => {
    const { user } = await openCheckout({ ...productWithQuestions, reservationType: 'pickup' });
    await user.click(screen.getByRole('checkbox', { name: payment.collector.different }));
    expect(screen.getByRole('group', { name: payment.collector.title })).toBeDefined();
    expect(getAllergiesSection().getByRole('group', { name: payment.allergy.questionPickup })).toBeDefined();
  });

  it('collapses the note until the guest opens it', async () => {
    const { user } = await openCheckout();
    const disclosure = getNoteField().closest('details');
    expect(disclosure?.open).toBe(false);
    await user.click(screen.getByText(payment.request.add));
    expect(disclosure?.open).toBe(true);
  });
});

describe('the draft of the checkout form', () => {
  it('is restored after a reload, without the consents and the chosen allergies', async () => {
    const { user } = await openCheckout(productWithQuestions);
    await fillBooker(user);
    await user.click(getDifferentVisitorCheckbox());
    await fill(user, getVisitorNameField(), 'Nam Bora');
    await user.click(getAllergiesSection().getByLabelText(payment.allergy.exist));
    await user.click(getAllergyCheckbox('Fish'));
    await user.click(getAllergyConsentCheckbox());
    await fill(user, getQuestionField(), 'Birthday');
    await user.click(screen.getByLabelText('Garden'));
    await user.click(screen.getByText(payment.request.add));
    await fill(user, getNoteField(), 'A cake, please.');

    cleanup();
    await openCheckout(productWithQuestions);
    expect([getNameField().value, getPhoneField().value, getEmailField().value]).toEqual([
      'Han Bada',
      '010-4321-8765',
      'bada@example.test',
    ]);
    expect(getVisitorNameField()).toHaveProperty('value', 'Nam Bora');
    expect([getQuestionField().value, getNoteField().value]).toEqual(['Birthday', 'A cake, please.']);
    expect(screen.getByLabelText('Garden')).toHaveProperty('checked', true);
    expect(getNoteField().closest('details')?.open).toBe(true);
    expect(getAgreementCheckbox().checked).toBe(false);
    expect(getAllergiesSection().getByLabelText(payment.allergy.exist)).toHaveProperty('checked', true);
    expect([getAllergyCheckbox('Fish').checked, getAllergyConsentCheckbox().checked]).toEqual([false, false]);
    expect(isMarkedInvalid(getAgreementCheckbox())).toBe(false);
  });
});

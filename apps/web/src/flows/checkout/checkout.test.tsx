// @vitest-environment jsdom
import { payment } from '@dining/i18n/site/en/payment';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  fill,
  fillBooker,
  getAgreement,
  getAllergies,
  getAllergy,
  getAllergyConsent,
  getDescription,
  getDifferentVisitor,
  getEmail,
  getName,
  getNote,
  getPhone,
  getQuestion,
  getVisitorName,
  getVisitorPhone,
  isMarkedInvalid,
  openCheckout,
  productWithQuestions,
  queryVisitor,
} from '../../../test/checkout';

describe('the checkout form', () => {
  it('marks its required fields, and shows the fields for another visitor and for allergies only if they are needed', async () => {
    const { user } = await openCheckout(productWithQuestions);
    for (const field of [getName(), getPhone(), getEmail(), getAgreement(), getQuestion()])
      expect(field.getAttribute('aria-required')).toBe('true');
    expect(getName().autocomplete).toBe('name');

    expect(queryVisitor()).toBeNull();
    await user.click(getDifferentVisitor());
    expect(getVisitorName()).toHaveProperty('value', '');
    const visitorPhone = getVisitorPhone();
    await fill(user, visitorPhone, '+82 (0)10 2222-3333');
    expect(visitorPhone).toHaveProperty('value', '010-2222-3333');
    await user.click(getDifferentVisitor());
    expect(queryVisitor()).toBeNull();

    expect(getAllergies().queryByRole('checkbox')).toBeNull();
    await user.click(getAllergies().getByLabelText(payment.allergy.exist));
    expect(getAllergies().getByRole('group', { name: payment.allergy.choose })).toBeDefined();
    expect(getDescription(getAllergyConsent())).toBe(payment.allergy.consentDetail);
    expect(getAllergies().queryByRole('textbox')).toBeNull();
    await user.click(getAllergy('Other'));
    expect(getAllergies().getByRole('textbox', { name: payment.allergy.otherPlaceholder })).toBeDefined();
  });

  it('asks neither about allergies nor other questions if the product has none', async () => {
    await openCheckout();
    expect(screen.queryByRole('region', { name: payment.allergy.title })).toBeNull();
    expect(screen.queryByRole('region', { name: payment.questions.title })).toBeNull();
  });

  it('mentions the person who collects if the product is picked up', async () => {
    const { user } = await openCheckout({ ...productWithQuestions, reservationType: 'pickup' });
    await user.click(screen.getByRole('checkbox', { name: payment.collector.different }));
    expect(screen.getByRole('group', { name: payment.collector.title })).toBeDefined();
    expect(getAllergies().getByRole('group', { name: payment.allergy.questionPickup })).toBeDefined();
  });

  it('collapses the note until the guest opens it', async () => {
    const { user } = await openCheckout();
    const disclosure = getNote().closest('details');
    expect(disclosure?.open).toBe(false);
    await user.click(screen.getByText(payment.request.add));
    expect(disclosure?.open).toBe(true);
  });
});

describe('the draft of the checkout form', () => {
  it('is restored after a reload, without the consents and the allergies', async () => {
    const { user } = await openCheckout(productWithQuestions);
    await fillBooker(user);
    await user.click(getDifferentVisitor());
    await fill(user, getVisitorName(), 'Nam Bora');
    await user.click(getAllergies().getByLabelText(payment.allergy.exist));
    await user.click(getAllergy('Fish'));
    await user.click(getAllergyConsent());
    await fill(user, getQuestion(), 'Birthday');
    await user.click(screen.getByLabelText('Garden'));
    await user.click(screen.getByText(payment.request.add));
    await fill(user, getNote(), 'A cake, please.');

    cleanup();
    await openCheckout(productWithQuestions);
    expect([getName().value, getPhone().value, getEmail().value]).toEqual([
      'Han Bada',
      '010-4321-8765',
      'bada@example.test',
    ]);
    expect(getVisitorName()).toHaveProperty('value', 'Nam Bora');
    expect([getQuestion().value, getNote().value]).toEqual(['Birthday', 'A cake, please.']);
    expect(screen.getByLabelText('Garden')).toHaveProperty('checked', true);
    expect(getNote().closest('details')?.open).toBe(true);
    expect(getAgreement().checked).toBe(false);
    expect(getAllergies().getByLabelText(payment.allergy.exist)).toHaveProperty('checked', true);
    expect([getAllergy('Fish').checked, getAllergyConsent().checked]).toEqual([false, false]);
    expect(isMarkedInvalid(getAgreement())).toBe(false);
  });
});

// @vitest-environment jsdom
import { payment } from '@dining/i18n/site/en/payment';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import {
  fillBooker,
  getAgreement,
  getAllergies,
  getAllergy,
  getAllergyConsent,
  getBooker,
  getCountry,
  getDescription,
  getDifferentVisitor,
  getEmail,
  getName,
  getNote,
  getPhone,
  getPhoneGroup,
  getQuestion,
  getReserve,
  getServer,
  getVisitorName,
  getVisitorPhone,
  insert,
  isMarkedInvalid,
  openCheckout,
  productWithQuestions,
  queryClient,
} from '../../../test/checkout';
import { confirmAlert, expectFieldError } from '../../../test/show';
import { phoneLibraryQuery } from '../../lib/phone-number/library-query';

describe('the errors of the form', () => {
  it('are shown in alerts, one per press, in the order of the specification, each with its field focused', async () => {
    const { user } = await openCheckout(productWithQuestions);
    await user.click(getAllergies().getByLabelText(payment.allergy.exist));
    await user.click(getDifferentVisitor());
    const visitorName = getVisitorName();
    const visitorPhone = getVisitorPhone();
    const failures = [
      { message: payment.alerts.bookerName, field: getName(), typed: 'Han Bada' },
      { message: payment.alerts.phone, field: getPhone(), typed: '01043218765' },
      { message: payment.alerts.email, field: getEmail(), typed: 'bada@example.test' },
      { message: payment.alerts.finalAgree, field: getAgreement(), typed: ' ' },
      { message: payment.alerts.allergyChoice, field: getAllergy('Fish'), typed: ' ' },
      { message: payment.alerts.allergyConsent, field: getAllergyConsent(), typed: ' ' },
      { message: payment.alerts.question.replace('{{question}}', 'Occasion'), field: getQuestion(), typed: 'Birthday' },
      { message: payment.alerts.visitorName, field: visitorName, typed: 'Nam Bora' },
      { message: payment.alerts.visitorPhone, field: visitorPhone, typed: '01022223333' },
    ];
    for (const { message, field, typed } of failures) {
      await user.click(getReserve());
      await confirmAlert(user, message);
      expect(document.activeElement).toBe(field);
      await (typed === ' ' ? user.keyboard(typed) : user.paste(typed));
    }
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    await user.click(getReserve());
    await waitFor(() => expect(getServer().listBodies(insert)).toHaveLength(1));
  });

  it('are all marked at their fields at the first press, each until it is corrected', async () => {
    const { user } = await openCheckout(productWithQuestions);
    expect(isMarkedInvalid(getName())).toBe(false);
    await user.click(getReserve());
    await confirmAlert(user, payment.alerts.bookerName);
    expectFieldError(getName(), payment.alerts.bookerName);
    const phoneGroup = getPhoneGroup();
    expect(getDescription(phoneGroup)).toBe(payment.alerts.phone);
    expect(getDescription(getEmail())).toBe(payment.alerts.email);
    expect(getDescription(getAgreement())).toBe(payment.alerts.finalAgree);
    expect(getDescription(getQuestion())).toBe(payment.alerts.question.replace('{{question}}', 'Occasion'));

    await user.keyboard('Han');
    expect(isMarkedInvalid(getName())).toBe(false);
    await user.keyboard('{Backspace>3/}');
    expectFieldError(getName(), payment.alerts.bookerName);
    await user.type(getPhone(), '0104321');
    expect(getDescription(phoneGroup)).toBe(payment.alerts.phone);
    await user.type(getPhone(), '876');
    expect(getDescription(phoneGroup)).toBe(phoneTexts.format);
    await user.type(getPhone(), '5');
    expect(getDescription(phoneGroup)).toBeUndefined();
    await user.type(getEmail(), 'bada@');
    expect(getDescription(getEmail())).toBe(payment.alerts.email);
    await user.type(getEmail(), 'example');
    expect(getDescription(getEmail())).toBe(payment.alerts.emailFormat);
    await user.type(getEmail(), '.test');
    expect(isMarkedInvalid(getEmail())).toBe(false);
    await user.click(getAgreement());
    expect(isMarkedInvalid(getAgreement())).toBe(false);
    await user.click(getAgreement());
    expect(isMarkedInvalid(getAgreement())).toBe(true);
    // Fields that appear later are checked too.
    await user.click(getDifferentVisitor());
    expect(isMarkedInvalid(getVisitorName())).toBe(true);
  });

  it('include another allergy without a description or with one that is too long', async () => {
    const { user } = await openCheckout(productWithQuestions);
    await fillBooker(user);
    await user.click(getAllergies().getByLabelText(payment.allergy.exist));
    await user.click(getAllergyConsent());
    await user.click(getAllergy('Fish'));
    await user.click(getAllergy('Other'));
    await user.click(getReserve());
    await confirmAlert(user, payment.alerts.allergyOther);
    const field = getAllergies().getByRole('textbox');
    expectFieldError(field, payment.alerts.allergyOther);
    await user.paste('kiwi '.repeat(50));
    expect(getDescription(field)).toBe('At most 200 characters. Please shorten this by 50.');
    await user.click(getReserve());
    await confirmAlert(user, 'At most 200 characters. Please shorten this by 50.');
    expect(document.activeElement).toBe(field);
  });

  it('include a note that is too long, after everything else', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByText(payment.request.add));
    await user.click(getNote());
    await user.paste('가'.repeat(510));
    await user.click(getReserve());
    await confirmAlert(user, payment.alerts.bookerName);
    await fillBooker(user);
    await user.click(getReserve());
    await confirmAlert(user, 'At most 500 characters. Please shorten this by 10.');
    expectFieldError(getNote(), 'At most 500 characters. Please shorten this by 10.');
    expect(getServer().listBodies(insert)).toEqual([]);
  });

  it('include a foreign number that the phone number library refuses, once it is loaded', async () => {
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.selectOptions(getCountry(), 'JP');
    await waitFor(() => expect(queryClient.getQueryData(phoneLibraryQuery.queryKey)).toBeDefined());
    const number = getBooker().getByLabelText(phoneTexts.number);
    await user.clear(number);
    await user.type(number, '090-12');
    await user.click(getReserve());
    await confirmAlert(user, phoneTexts.invalid);
    expect(document.activeElement).toBe(number);
    const group = getPhoneGroup();
    expect(getDescription(group)).toBe(phoneTexts.invalid);
    await user.type(number, '34-5678');
    expect(getDescription(group)).toBeUndefined();
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    await user.click(getReserve());
    await waitFor(() => expect(getServer().listBodies(insert)).toMatchObject([{ resvUserTel: '+819012345678' }]));
  });
});

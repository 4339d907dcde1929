// @vitest-environment jsdom
import { payment } from '@dining/i18n/site/en/payment';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import {
  fillBooker,
  getAgreementCheckbox,
  getAllergiesSection,
  getAllergyCheckbox,
  getAllergyConsentCheckbox,
  getBookerSection,
  getCountryField,
  getDescription,
  getDifferentVisitorCheckbox,
  getEmailField,
  getNameField,
  getNoteField,
  getPhoneField,
  getPhoneGroup,
  getQuestionField,
  getReserveButton,
  getServer,
  getVisitorNameField,
  getVisitorPhoneField,
  insertEndpoint,
  isMarkedInvalid,
  openCheckout,
  productWithQuestions,
  queryClient,
} from '../../../test/checkout';
import { confirmAlert, expectFieldError } from '../../../test/render-in-site';
import { phoneLibraryQuery } from '../../lib/phone-number/library-query';

describe('the errors of the form', () => {
  it('are shown in alerts, one per press, in the order of the specification, each with its field focused', async () => {
    const { user } = await openCheckout(productWithQuestions);
    await user.click(getAllergiesSection().getByLabelText(payment.allergy.exist));
    await user.click(getDifferentVisitorCheckbox());
    const visitorName = getVisitorNameField();
    const visitorPhone = getVisitorPhoneField();
    const failures = [
      { message: payment.alerts.bookerName, field: getNameField(), input: 'Han Bada' },
      { message: payment.alerts.phone, field: getPhoneField(), input: '01043218765' },
      { message: payment.alerts.email, field: getEmailField(), input: 'bada@example.test' },
      { message: payment.alerts.finalAgree, field: getAgreementCheckbox(), input: ' ' },
      { message: payment.alerts.allergyChoice, field: getAllergyCheckbox('Fish'), input: ' ' },
      { message: payment.alerts.allergyConsent, field: getAllergyConsentCheckbox(), input: ' ' },
      {
        message: payment.alerts.question.replace('{{question}}', 'Occasion'),
        field: getQuestionField(),
        input: 'Birthday',
      },
      { message: payment.alerts.visitorName, field: visitorName, input: 'Nam Bora' },
      { message: payment.alerts.visitorPhone, field: visitorPhone, input: '01022223333' },
    ];
    for (const { message, field, input } of failures) {
      await user.click(getReserveButton());
      await confirmAlert(user, message);
      expect(document.activeElement).toBe(field);
      await (input === ' ' ? user.keyboard(input) : user.paste(input));
    }
    getServer().setReply(insertEndpoint, createSuccess({ resvCode: 'R1' }));
    await user.click(getReserveButton());
    await waitFor(() => expect(getServer().listBodies(insertEndpoint)).toHaveLength(1));
  });

  it('are all shown at their fields at the first press, each until it is corrected', async () => {
    const { user } = await openCheckout(productWithQuestions);
    expect(isMarkedInvalid(getNameField())).toBe(false);
    await user.click(getReserveButton());
    await confirmAlert(user, payment.alerts.bookerName);
    expectFieldError(getNameField(), payment.alerts.bookerName);
    const phoneGroup = getPhoneGroup();
    expect(getDescription(phoneGroup)).toBe(payment.alerts.phone);
    expect(getDescription(getEmailField())).toBe(payment.alerts.email);
    expect(getDescription(getAgreementCheckbox())).toBe(payment.alerts.finalAgree);
    expect(getDescription(getQuestionField())).toBe(payment.alerts.question.replace('{{question}}', 'Occasion'));

    await user.keyboard('Han');
    expect(isMarkedInvalid(getNameField())).toBe(false);
    await user.keyboard('{Backspace>3/}');
    expectFieldError(getNameField(), payment.alerts.bookerName);
    await user.type(getPhoneField(), '0104321');
    expect(getDescription(phoneGroup)).toBe(payment.alerts.phone);
    await user.type(getPhoneField(), '876');
    expect(getDescription(phoneGroup)).toBe(phoneTexts.format);
    await user.type(getPhoneField(), '5');
    expect(getDescription(phoneGroup)).toBeUndefined();
    await user.type(getEmailField(), 'bada@');
    expect(getDescription(getEmailField())).toBe(payment.alerts.email);
    await user.type(getEmailField(), 'example');
    expect(getDescription(getEmailField())).toBe(payment.alerts.emailFormat);
    await user.type(getEmailField(), '.test');
    expect(isMarkedInvalid(getEmailField())).toBe(false);
    await user.click(getAgreementCheckbox());
    expect(isMarkedInvalid(getAgreementCheckbox())).toBe(false);
    await user.click(getAgreementCheckbox());
    expect(isMarkedInvalid(getAgreementCheckbox())).toBe(true);
    // Fields that appear later are checked too.
    await user.click(getDifferentVisitorCheckbox());
    expect(isMarkedInvalid(getVisitorNameField())).toBe(true);
  });

  it('include an allergy that is not in the list, if its description is missing or too long', async () => {
    const { user } = await openCheckout(productWithQuestions);
    await fillBooker(user);
    await user.click(getAllergiesSection().getByLabelText(payment.allergy.exist));
    await user.click(getAllergyConsentCheckbox());
    await user.click(getAllergyCheckbox('Fish'));
    await user.click(getAllergyCheckbox('Other'));
    await user.click(getReserveButton());
    await confirmAlert(user, payment.alerts.allergyOther);
    const field = getAllergiesSection().getByRole('textbox');
    expectFieldError(field, payment.alerts.allergyOther);
    await user.paste('kiwi '.repeat(50));
    expect(getDescription(field)).toBe('At most 200 characters. Please shorten this by 50.');
    await user.click(getReserveButton());
    await confirmAlert(user, 'At most 200 characters. Please shorten this by 50.');
    expect(document.activeElement).toBe(field);
  });

  it('include a note that is too long, which is reported after the other errors', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByText(payment.request.add));
    await user.click(getNoteField());
    await user.paste('가'.repeat(510));
    await user.click(getReserveButton());
    await confirmAlert(user, payment.alerts.bookerName);
    await fillBooker(user);
    await user.click(getReserveButton());
    await confirmAlert(user, 'At most 500 characters. Please shorten this by 10.');
    expectFieldError(getNoteField(), 'At most 500 characters. Please shorten this by 10.');
    expect(getServer().listBodies(insertEndpoint)).toEqual([]);
  });

  it('include a foreign number that the phone number library refuses, once the library is loaded', async () => {
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.selectOptions(getCountryField(), 'JP');
    await waitFor(() => expect(queryClient.getQueryData(phoneLibraryQuery.queryKey)).toBeDefined());
    const number = getBookerSection().getByLabelText(phoneTexts.number);
    await user.clear(number);
    await user.type(number, '090-12');
    await user.click(getReserveButton());
    await confirmAlert(user, phoneTexts.invalid);
    expect(document.activeElement).toBe(number);
    const group = getPhoneGroup();
    expect(getDescription(group)).toBe(phoneTexts.invalid);
    await user.type(number, '34-5678');
    expect(getDescription(group)).toBeUndefined();
    getServer().setReply(insertEndpoint, createSuccess({ resvCode: 'R1' }));
    await user.click(getReserveButton());
    await waitFor(() =>
      expect(getServer().listBodies(insertEndpoint)).toMatchObject([{ resvUserTel: '+819012345678' }]),
    );
  });
});

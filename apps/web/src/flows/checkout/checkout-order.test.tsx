// @vitest-environment jsdom
import { payment } from '@dining/i18n/site/en/payment';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSuccess, type Reply } from '../../../../../packages/client/test/server';
import {
  createFieldProblem,
  fill,
  fillBooker,
  getAgreementCheckbox,
  getAllergiesSection,
  getAllergyCheckbox,
  getAllergyConsentCheckbox,
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
  openCheckout,
  productWithQuestions,
} from '../../../test/checkout';
import { confirmAlert } from '../../../test/render-in-site';

describe('an order', () => {
  it('is sent with booker, note and answers, with the booker as the visitor, and its draft is deleted', async () => {
    getServer().setReply(insertEndpoint, createSuccess({ resvCode: 'R1' }));
    const { user, router } = await openCheckout(productWithQuestions);
    await fillBooker(user);
    await user.click(screen.getByText(payment.request.add));
    await fill(user, getNoteField(), 'A cake, please.');
    await fill(user, getQuestionField(), ' Birthday ');
    await user.click(screen.getByLabelText('Garden'));
    await user.click(getReserveButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment/complete/R1'));
    expect(getServer().listBodies(insertEndpoint)).toMatchObject([
      {
        resvUserName: 'Han Bada',
        resvUserTel: '010-4321-8765',
        resvUserEmail: 'bada@example.test',
        visitName: 'Han Bada',
        visitTel: '010-4321-8765',
        requestMatter: 'A cake, please.',
        resvQsAllergyYn: 'N',
        resvQsAnsList: [
          { resvQsCode: 'Q1', resvQsAns: 'Birthday' },
          { resvQsCode: 'Q2', resvQsAns: 'Garden' },
        ],
        finalAgreYn: 'Y',
      },
    ]);
    expect(sessionStorage.getItem('paymentDraft')).toBeNull();
  });

  it('is sent with another visitor, and with allergies and their consent', async () => {
    getServer().setReply(insertEndpoint, createSuccess({ resvCode: 'R1' }));
    const { user } = await openCheckout({ questionType: 'allergy' });
    await fillBooker(user);
    await user.click(getDifferentVisitorCheckbox());
    await fill(user, getVisitorNameField(), 'Nam Bora');
    await fill(user, getVisitorPhoneField(), '01022223333');
    await fill(user, getNameField(), ' Kim');
    await user.click(getAllergiesSection().getByLabelText(payment.allergy.exist));
    await user.click(getAllergyCheckbox('Fish'));
    await user.click(getAllergyConsentCheckbox());
    await user.click(getReserveButton());
    await waitFor(() =>
      expect(getServer().listBodies(insertEndpoint)).toMatchObject([
        {
          resvUserName: 'Han Bada Kim',
          visitName: 'Nam Bora',
          visitTel: '010-2222-3333',
          resvQsAllergyYn: 'Y',
          resvQsAllergyList: [{ resvQsAllergyCode: 'AG0001' }],
          allergyAgreYn: 'Y',
        },
      ]),
    );
  });

  it('can be filled in and sent by keyboard, and is not sent by Enter in a field', async () => {
    getServer().setReply(insertEndpoint, createSuccess({ resvCode: 'R1' }));
    const { user } = await openCheckout();
    getNameField().focus();
    await user.keyboard('Han Bada');
    await user.tab();
    expect(document.activeElement).toBe(getCountryField());
    await user.tab();
    await user.keyboard('01043218765{Enter}');
    await user.keyboard('bada@example.test{Enter}');
    getAgreementCheckbox().focus();
    await user.keyboard(' {Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(getServer().listBodies(insertEndpoint)).toEqual([]);
    getReserveButton().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getServer().listBodies(insertEndpoint)).toHaveLength(1));
  });

  it('is sent once for a double press', async () => {
    getServer().setReply(insertEndpoint, createSuccess({ resvCode: 'R1' }));
    const { user, router } = await openCheckout();
    await fillBooker(user);
    await user.dblClick(getReserveButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment/complete/R1'));
    expect(getServer().listBodies(insertEndpoint)).toHaveLength(1);
  });
});

describe('a refusal by the server', () => {
  it('is marked at its field until the form changes', async () => {
    getServer().setReply(insertEndpoint, createFieldProblem('guest_details_needed', 'phone', 'phone_invalid'));
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.click(getReserveButton());
    await confirmAlert(user, phoneTexts.format);
    const group = getPhoneGroup();
    expect(getDescription(group)).toBe(phoneTexts.format);
    expect(document.activeElement).toBe(getPhoneField());
    await user.tab();
    expect(getDescription(group)).toBe(phoneTexts.format);
    await fill(user, getNameField(), ' Kim');
    expect(getDescription(group)).toBeUndefined();
  });

  it('moves the focus to its field', async () => {
    getServer().setReply(insertEndpoint, createFieldProblem('terms_not_agreed', 'agreed', 'agreement_required'));
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.click(getReserveButton());
    await confirmAlert(user, problems.terms_not_agreed);
    await waitFor(() => expect(document.activeElement).toBe(getAgreementCheckbox()));
  });

  it('keeps the values of the form, and the order can be sent again', async () => {
    const replies = [createFieldProblem('too_many_requests', '', ''), createSuccess({ resvCode: 'R1' })];
    getServer().setReply(insertEndpoint, () => replies.shift() as Reply);
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.click(getReserveButton());
    await confirmAlert(user, problems.too_many_requests);
    expect([getNameField().value, getEmailField().value, getAgreementCheckbox().checked]).toEqual([
      'Han Bada',
      'bada@example.test',
      true,
    ]);
    await user.click(getReserveButton());
    await waitFor(() => expect(getServer().listBodies(insertEndpoint)).toHaveLength(2));
  });
});

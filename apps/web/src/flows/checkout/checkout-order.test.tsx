// @vitest-environment jsdom
import { payment } from '@dining/i18n/site/en/payment';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSuccess, type Reply } from '../../../../../packages/client/test/server';
import {
  createRefusal,
  fill,
  fillBooker,
  getAgreement,
  getAllergies,
  getAllergy,
  getAllergyConsent,
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
  openCheckout,
  productWithQuestions,
} from '../../../test/checkout';
import { confirmAlert } from '../../../test/show';

describe('an order', () => {
  it('is sent with booker, note and answers, with the booker as the visitor, and deletes the draft', async () => {
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user, router } = await openCheckout(productWithQuestions);
    await fillBooker(user);
    await user.click(screen.getByText(payment.request.add));
    await fill(user, getNote(), 'A cake, please.');
    await fill(user, getQuestion(), ' Birthday ');
    await user.click(screen.getByLabelText('Garden'));
    await user.click(getReserve());
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment/complete/R1'));
    expect(getServer().listBodies(insert)).toMatchObject([
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
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user } = await openCheckout({ questionType: 'allergy' });
    await fillBooker(user);
    await user.click(getDifferentVisitor());
    await fill(user, getVisitorName(), 'Nam Bora');
    await fill(user, getVisitorPhone(), '01022223333');
    await fill(user, getName(), ' Kim');
    await user.click(getAllergies().getByLabelText(payment.allergy.exist));
    await user.click(getAllergy('Fish'));
    await user.click(getAllergyConsent());
    await user.click(getReserve());
    await waitFor(() =>
      expect(getServer().listBodies(insert)).toMatchObject([
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

  it('is filled in and sent by keyboard, but not by Enter in a field', async () => {
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user } = await openCheckout();
    getName().focus();
    await user.keyboard('Han Bada');
    await user.tab();
    expect(document.activeElement).toBe(getCountry());
    await user.tab();
    await user.keyboard('01043218765{Enter}');
    await user.keyboard('bada@example.test{Enter}');
    getAgreement().focus();
    await user.keyboard(' {Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(getServer().listBodies(insert)).toEqual([]);
    getReserve().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getServer().listBodies(insert)).toHaveLength(1));
  });

  it('is sent once for a double press', async () => {
    getServer().reply(insert, createSuccess({ resvCode: 'R1' }));
    const { user, router } = await openCheckout();
    await fillBooker(user);
    await user.dblClick(getReserve());
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment/complete/R1'));
    expect(getServer().listBodies(insert)).toHaveLength(1);
  });
});

describe('a refusal by the server', () => {
  it('is marked at its field until the form changes', async () => {
    getServer().reply(insert, createRefusal('guest_details_needed', 'phone', 'phone_invalid'));
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.click(getReserve());
    await confirmAlert(user, phoneTexts.format);
    const group = getPhoneGroup();
    expect(getDescription(group)).toBe(phoneTexts.format);
    expect(document.activeElement).toBe(getPhone());
    await user.tab();
    expect(getDescription(group)).toBe(phoneTexts.format);
    await fill(user, getName(), ' Kim');
    expect(getDescription(group)).toBeUndefined();
  });

  it('moves the focus to its field', async () => {
    getServer().reply(insert, createRefusal('terms_not_agreed', 'agreed', 'agreement_required'));
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.click(getReserve());
    await confirmAlert(user, problems.terms_not_agreed);
    await waitFor(() => expect(document.activeElement).toBe(getAgreement()));
  });

  it('keeps all values, and the order can be sent again', async () => {
    const replies = [createRefusal('too_many_requests', '', ''), createSuccess({ resvCode: 'R1' })];
    getServer().reply(insert, () => replies.shift() as Reply);
    const { user } = await openCheckout();
    await fillBooker(user);
    await user.click(getReserve());
    await confirmAlert(user, problems.too_many_requests);
    expect([getName().value, getEmail().value, getAgreement().checked]).toEqual([
      'Han Bada',
      'bada@example.test',
      true,
    ]);
    await user.click(getReserve());
    await waitFor(() => expect(getServer().listBodies(insert)).toHaveLength(2));
  });
});

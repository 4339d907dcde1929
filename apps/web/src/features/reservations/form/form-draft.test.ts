import { paymentMethods } from '@dining/domain/payments/method';
import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import { emptyPhoneNumber, parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft, restoreDraft, saveDraft, toPaymentForm } from './form-draft';

const member = {
  authenticated: true,
  user_id: 'haneul@dalbit.example',
  name_kor: '김하늘',
  cellphone1: '010',
  cellphone2: '0000',
  cellphone3: '1001',
  cellphone: '01000001001',
  birthday: '',
  card_no: '',
} as const;

const memberNumber = parsePhoneNumber(member.cellphone);

/** Provides an empty session storage, because this environment has none. */
function stubSessionStorage(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
}

const typedDraft = {
  ...restoreDraft(undefined, emptyPhoneNumber, paymentMethods),
  bookerName: '홍길동',
  phone: parsePhoneNumber('010-1234-5678'),
  email: { local: 'gildong', domain: 'example.com' },
  agreed: true,
  allergy: { answer: 'exist' as const, codes: ['AG0005'], otherText: '키위' },
  allergyConsent: true,
  'question:Q1': '창가',
  requestNote: '초를 준비해 주세요.',
  method: 'account' as const,
};

describe('the draft of the payment form', () => {
  beforeEach(stubSessionStorage);

  it('starts with the member’s data, and the booker is the visitor', () => {
    const form = toPaymentForm(restoreDraft(member, memberNumber, paymentMethods));
    expect(form).toMatchObject({
      bookerName: '김하늘',
      email: { local: 'haneul', domain: 'dalbit.example' },
      agreed: false,
    });
    expect(form.visitor).toMatchObject({
      who: 'booker',
      name: '김하늘',
      phone: { country: 'KR', korean: { middle: '0000', last: '1001' } },
    });
  });

  it('selects the best coupon until the member chooses, and keeps that choice', () => {
    const newDraft = restoreDraft(member, memberNumber, paymentMethods);
    expect(newDraft.couponNo).toBe('best');
    for (const couponNo of [toCode<CouponNo>('C1'), null, 'best'] as const) {
      saveDraft({ ...newDraft, couponNo }, member);
      expect(restoreDraft(member, memberNumber, paymentMethods).couponNo).toBe(couponNo);
    }
  });

  it('does not restore a guest’s coupon choice for a member', () => {
    saveDraft({ ...typedDraft, couponNo: null }, undefined);
    expect(restoreDraft(member, memberNumber, paymentMethods).couponNo).toBe('best');
  });

  it('restores typed values, but neither consents nor the chosen allergies; the allergy question must be answered again', () => {
    saveDraft(typedDraft, undefined);
    const restoredDraft = restoreDraft(undefined, emptyPhoneNumber, paymentMethods);
    expect(restoredDraft).toMatchObject({ requestNote: typedDraft.requestNote, method: 'account' });
    const { agreed, allergy, ...form } = toPaymentForm(restoredDraft);
    expect(form).toMatchObject({ bookerName: '홍길동', answers: [{ prodQsCode: 'Q1', answers: ['창가'] }] });
    expect(form.visitor).toMatchObject({ who: 'booker', name: '홍길동' });
    expect(agreed).toBe(false);
    // A chosen allergy is never restored as “no allergy”.
    expect(allergy).toEqual({ answer: 'exist', codes: [], otherText: '', consent: false });
    expect(sessionStorage.getItem('paymentDraft')).not.toContain('AG0005');
    expect(sessionStorage.getItem('paymentDraft')).not.toContain('키위');
  });

  it('keeps a foreign number, including that of the visitor', () => {
    const phone = { ...parsePhoneNumber('010-1234-5678'), country: 'JP', abroad: '090-1234-5678' };
    const visitor = {
      visitor: 'other' as const,
      visitorName: '김수',
      visitorPhone: { ...phone, country: 'US', abroad: '415 555' },
    };
    saveDraft({ ...typedDraft, phone, ...visitor }, undefined);
    expect(restoreDraft(undefined, emptyPhoneNumber, paymentMethods)).toMatchObject({ phone, ...visitor });
  });

  it('keeps another person as the visitor if an earlier release has stored it', () => {
    sessionStorage.setItem('paymentDraft', '{"owner":"","visitor":"different","visitorName":"김수"}');
    expect(restoreDraft(undefined, emptyPhoneNumber, paymentMethods)).toMatchObject({
      visitor: 'other',
      visitorName: '김수',
    });
  });

  it('keeps a guest’s input after signing in, and fills empty fields with the member’s data', () => {
    const { bookerName, requestNote } = typedDraft;
    saveDraft({ ...typedDraft, phone: emptyPhoneNumber, email: { local: '', domain: '' } }, undefined);
    expect(restoreDraft(member, memberNumber, paymentMethods)).toMatchObject({
      bookerName,
      phone: memberNumber,
      email: { local: 'haneul', domain: 'dalbit.example' },
      requestNote,
      'question:Q1': '창가',
    });
  });

  it('of a member is never restored for a guest', () => {
    saveDraft(typedDraft, member);
    const restoredDraft = restoreDraft(undefined, emptyPhoneNumber, paymentMethods);
    expect(restoredDraft).toMatchObject({ bookerName: '', requestNote: '' });
    expect(toPaymentForm(restoredDraft).answers).toEqual([]);
  });

  it('is restored with default values in place of invalid ones', () => {
    sessionStorage.setItem(
      'paymentDraft',
      '{"owner":"","visitor":"<b>","email":7,"phone":{"country":"<b>","korean":7},"question:Q1":1,"method":"cash"}',
    );
    const restoredDraft = restoreDraft(undefined, emptyPhoneNumber, paymentMethods);
    expect(restoredDraft).toMatchObject({
      visitor: 'booker',
      phone: emptyPhoneNumber,
      email: { local: '', domain: '' },
      method: 'card',
    });
    expect(toPaymentForm(restoredDraft).answers).toEqual([]);
  });

  it('is restored with an offered payment method if the stored one is no longer offered', () => {
    saveDraft({ ...typedDraft, method: 'card' }, undefined);
    expect(restoreDraft(undefined, emptyPhoneNumber, ['account']).method).toBe('account');
  });

  it('is not restored after it has been deleted', () => {
    saveDraft(typedDraft, undefined);
    deleteDraft();
    expect(restoreDraft(undefined, emptyPhoneNumber, paymentMethods).bookerName).toBe('');
  });
});

import { paymentMethods } from '@dining/domain/payments/method';
import { emptyPhoneNumber, parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetForm, keepForm, restoredForm } from './form-draft';

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

const own = parsePhoneNumber(member.cellphone);

/** The tab's storage, which these tests run without. */
function emptyTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

const typed = {
  ...restoredForm(undefined, emptyPhoneNumber, paymentMethods),
  bookerName: '홍길동',
  phone: parsePhoneNumber('010-1234-5678'),
  email: { local: 'gildong', domain: 'example.com' },
  agreed: true,
  allergy: { answer: 'exist' as const, codes: ['AG0005'], otherText: '키위', consent: true },
  answers: [{ prodQsCode: 'Q1', answers: ['창가'] }],
  requestNote: '초를 준비해 주세요.',
  method: 'account' as const,
};

describe('the payment form over a reload', () => {
  beforeEach(emptyTab);

  it('starts with a member’s own data, the visitor being the same', () => {
    const form = restoredForm(member, own, paymentMethods);
    expect(form).toMatchObject({ bookerName: '김하늘', email: { local: 'haneul', domain: 'dalbit.example' }, agreed: false });
    expect(form.visitor).toMatchObject({
      who: 'same',
      name: '김하늘',
      phone: { country: 'KR', korean: { middle: '0000', last: '1001' } },
    });
  });

  it('comes back as it was left, without the consents, and asks again what was said about health', () => {
    keepForm(typed, undefined);
    const { agreed, allergy, ...kept } = restoredForm(undefined, emptyPhoneNumber, paymentMethods);
    expect(kept).toMatchObject({
      bookerName: '홍길동',
      requestNote: typed.requestNote,
      answers: typed.answers,
      method: 'account',
    });
    expect(kept.visitor).toMatchObject({ who: 'same', name: '홍길동' });
    expect(agreed).toBe(false);
    // An allergy that was told is never taken for none.
    expect(allergy).toEqual({ answer: 'exist', codes: [], otherText: '', consent: false });
    expect(sessionStorage.getItem('paymentDraft')).not.toContain('AG0005');
    expect(sessionStorage.getItem('paymentDraft')).not.toContain('키위');
  });

  it('keeps a number of another country, and its visitor’s', () => {
    const phone = { ...parsePhoneNumber('010-1234-5678'), country: 'JP', abroad: '090-1234-5678' };
    const visitor = { who: 'different' as const, name: '김수', phone: { ...phone, country: 'US', abroad: '415 555' } };
    keepForm({ ...typed, phone, visitor }, undefined);
    expect(restoredForm(undefined, emptyPhoneNumber, paymentMethods)).toMatchObject({ phone, visitor });
  });

  it('keeps a guest’s words for the member he signs in as, and fills what is blank with the member’s own', () => {
    const { bookerName, requestNote, answers } = typed;
    keepForm({ ...typed, phone: emptyPhoneNumber, email: { local: '', domain: '' } }, undefined);
    expect(restoredForm(member, own, paymentMethods)).toMatchObject({
      bookerName,
      phone: own,
      email: { local: 'haneul', domain: 'dalbit.example' },
      requestNote,
      answers,
    });
  });

  it('shows nobody the form of another member', () => {
    keepForm(typed, member);
    expect(restoredForm(undefined, emptyPhoneNumber, paymentMethods)).toMatchObject({
      bookerName: '',
      requestNote: '',
      answers: [],
    });
  });

  it('overlooks what is no form', () => {
    sessionStorage.setItem(
      'paymentDraft',
      '{"owner":"","email":7,"phone":{"country":"<b>","korean":7},"answers":[{"answers":1}],"method":"cash"}',
    );
    expect(restoredForm(undefined, emptyPhoneNumber, paymentMethods)).toMatchObject({
      phone: emptyPhoneNumber,
      email: { local: '', domain: '' },
      answers: [],
      method: 'card',
    });
  });

  it('chooses an offered method if the stored one is no longer offered', () => {
    keepForm({ ...typed, method: 'card' }, undefined);
    expect(restoredForm(undefined, emptyPhoneNumber, ['account']).method).toBe('account');
  });

  it('is gone once it is a reservation', () => {
    keepForm(typed, undefined);
    forgetForm();
    expect(restoredForm(undefined, emptyPhoneNumber, paymentMethods).bookerName).toBe('');
  });
});

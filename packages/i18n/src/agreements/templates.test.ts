import { describe, expect, it } from 'vitest';
import { createPolicyText } from './policy-template';
import { termsTemplates } from './terms-templates';

const texts = (text: string) => ({ ko: `${text} ko`, en: `${text} en`, cn: `${text} cn`, ja: `${text} ja` });
const hotel = {
  name: texts('Hotel'),
  company: '호텔 주식회사',
  privacyOfficer: '박둘',
  tel: '02-000-0000',
  email: 'hotel@example.com',
  groupHotels: texts('Group'),
  allergyDays: 30,
  effectiveFrom: '2026-12-01',
};

describe('templates of terms', () => {
  it.each(Object.entries(termsTemplates))('contain the data of the hotel in each language: %s', (_code, create) => {
    const { title, content } = create(hotel);
    for (const language of ['ko', 'en', 'cn', 'ja'] as const) {
      expect(title[language]).not.toBe('');
      expect(content[language]).toContain('02-000-0000');
      expect(content[language]).toContain('2026-12-01');
    }
  });
});

describe('template of a cancellation policy', () => {
  it('states each step, the grace period and what applies to every policy', () => {
    const policy = {
      reservationBased: true,
      graceMinutes: 30,
      tiers: [
        { hoursBefore: 24, feePercent: 20 },
        { hoursBefore: 48, feePercent: 10 },
      ],
    };
    expect(createPolicyText(policy).en.split('\n').slice(0, 6)).toEqual([
      'This restaurant is by reservation only: ingredients are bought for the guests who have reserved.',
      'The cancellation fee depends on how long before your visit you cancel.',
      '· Free until 48 hours before your visit',
      '· 10% fee until 24 hours before your visit',
      '· 20% fee after that',
      'You can cancel free of charge within 30 minutes of reserving, if your visit is more than 24 hours away.',
    ]);
  });

  it('is free until the visit without steps', () =>
    expect(createPolicyText({ reservationBased: false, graceMinutes: 0, tiers: [] }).en).toContain(
      '· Free until your visit begins',
    ));
});

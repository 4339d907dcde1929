import { describe, expect, it } from 'vitest';
import { areAllConsentsSet, checkConsents, normalizeConsents, setAllConsents, setConsent } from './consents';

const noConsents = { terms: false, privacy: false, thirdParty: false, marketing: false, sms: false, email: false };
const required = { ...noConsents, terms: true, privacy: true, thirdParty: true };

describe('the required consents', () => {
  it.each([
    ['no consent', noConsents, 'terms_required'],
    ['terms alone', { ...noConsents, terms: true }, 'privacy_required'],
    ['terms and privacy', { ...noConsents, terms: true, privacy: true }, 'third_party_required'],
    ['all but the terms', { ...setAllConsents(true), terms: false }, 'terms_required'],
    ['the required ones, no marketing', required, 'ok'],
    ['everything', setAllConsents(true), 'ok'],
  ])('are checked: %s is $2', (_case, consents, expected) => {
    const check = checkConsents(consents);
    expect(check.ok ? 'ok' : check.error).toBe(expected);
  });
});

it.each([
  [
    'marketing by e-mail alone stays',
    { ...required, marketing: true, email: true },
    { ...required, marketing: true, email: true },
  ],
  ['SMS and e-mail are cleared without marketing', { ...required, sms: true, email: true }, required],
  ['all consents stay', setAllConsents(true), setAllConsents(true)],
])('consents are normalised: %s', (_case, consents, expected) => expect(normalizeConsents(consents)).toEqual(expected));

describe('the consent checkboxes', () => {
  const everything = setAllConsents(true);
  it.each([
    ['marketing sets SMS and e-mail', setConsent(required, 'marketing', true), everything],
    ['unchecking marketing clears SMS and e-mail', setConsent(everything, 'marketing', false), required],
    ['unchecking SMS leaves the others', setConsent(everything, 'sms', false), { ...everything, sms: false }],
    [
      'the checkbox for all sets all six',
      everything,
      { terms: true, privacy: true, thirdParty: true, marketing: true, sms: true, email: true },
    ],
    ['the checkbox for all clears all six', setAllConsents(false), noConsents],
  ])('are set and cleared: %s', (_case, boxes, expected) => expect(boxes).toEqual(expected));

  it.each([
    ['all six', everything, true],
    ['five', { ...everything, email: false }, false],
    ['none', noConsents, false],
  ])('show “agree to all” for %s: $2', (_case, boxes, expected) => expect(areAllConsentsSet(boxes)).toBe(expected));
});

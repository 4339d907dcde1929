import { describe, expect, it } from 'vitest';
import { areAllConsentsSet, checkConsents, normalizeConsents, setAllConsents, setConsent } from './consents';

const noConsents = { terms: false, privacy: false, thirdParty: false, marketing: false, sms: false, email: false };
const requiredConsents = { ...noConsents, terms: true, privacy: true, thirdParty: true };

describe('the required consents', () => {
  it.each([
    ['no consent', noConsents, 'terms_required'],
    ['terms alone', { ...noConsents, terms: true }, 'privacy_required'],
    ['terms and privacy', { ...noConsents, terms: true, privacy: true }, 'third_party_required'],
    ['all but the terms', { ...setAllConsents(true), terms: false }, 'terms_required'],
    ['the required ones, no marketing', requiredConsents, 'ok'],
    ['everything', setAllConsents(true), 'ok'],
  ])('are checked: %s is $2', (_case, consents, expected) => {
    const checkResult = checkConsents(consents);
    expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
  });
});

it.each([
  [
    'marketing by e-mail alone stays',
    { ...requiredConsents, marketing: true, email: true },
    { ...requiredConsents, marketing: true, email: true },
  ],
  ['SMS and e-mail are cleared without marketing', { ...requiredConsents, sms: true, email: true }, requiredConsents],
  ['all consents stay', setAllConsents(true), setAllConsents(true)],
])('consents are normalised: %s', (_case, consents, expected) => expect(normalizeConsents(consents)).toEqual(expected));

describe('the consent checkboxes', () => {
  const allConsents = setAllConsents(true);
  it.each([
    ['marketing sets SMS and e-mail', setConsent(requiredConsents, 'marketing', true), allConsents],
    ['unchecking marketing clears SMS and e-mail', setConsent(allConsents, 'marketing', false), requiredConsents],
    ['unchecking SMS leaves the others', setConsent(allConsents, 'sms', false), { ...allConsents, sms: false }],
    [
      'the checkbox for all sets all six',
      allConsents,
      { terms: true, privacy: true, thirdParty: true, marketing: true, sms: true, email: true },
    ],
    ['the checkbox for all clears all six', setAllConsents(false), noConsents],
  ])('are set and cleared: %s', (_case, consents, expected) => expect(consents).toEqual(expected));

  it.each([
    ['all six', allConsents, true],
    ['five', { ...allConsents, email: false }, false],
    ['none', noConsents, false],
  ])('show “agree to all” for %s: $2', (_case, consents, expected) =>
    expect(areAllConsentsSet(consents)).toBe(expected),
  );
});

import { expect, it } from 'vitest';
import { type Consent, matchesConsentedVersions } from './agreed-texts';

const consent = { language: 'ko', at: '2026-11-26T00:00:00.000Z' } as const;
const consents: readonly Consent[] = [
  { kind: 'TT0002', termsSeq: 2, version: '3', ...consent },
  { kind: 'cancellation', termsSeq: 2, version: '1', ...consent },
  { kind: 'allergy', termsSeq: null, version: '1', ...consent },
];
const privacy = { kind: 'TT0002', seq: 2, version: '3' };
const policy = { kind: 'cancellation', seq: 2, version: '1' };
const marketing = { kind: 'TT0005', seq: 9, version: '1' };

it.each([
  ['all texts that have a number', [privacy, policy], true],
  ['all of them and another text', [privacy, policy, marketing], true],
  ['another version', [privacy, { ...policy, version: '2' }], false],
  ['another text of the same kind', [privacy, { ...policy, seq: 3 }], false],
  ['another version of the first text', [{ ...privacy, version: '1' }, policy], false],
  ['not all of them', [privacy], false],
  ['none', [], false],
])('consents match if the page showed %s: $2', (_case, shownTexts, expected) =>
  expect(matchesConsentedVersions(shownTexts, consents)).toBe(expected),
);

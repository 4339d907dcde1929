import { expect, it } from 'vitest';
import { termsTypeCodeSchema } from '../site/terms';
import { findTermsType, getTermsKind, listTermsKinds } from './terms-kind';

it.each(termsTypeCodeSchema.options)('the kind of terms %s is found by its name', (code) =>
  expect(findTermsType(getTermsKind(code))).toBe(code),
);

it('the list of kinds contains the existing ones', () =>
  expect(listTermsKinds(['TT0005', 'TT0002', 'other'])).toEqual(['privacy', 'marketing']));

it.each(['', 'TT0001', 'toString', 'Privacy'])('no kind is found for "%s"', (kind) =>
  expect(findTermsType(kind)).toBeUndefined(),
);

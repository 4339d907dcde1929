import { expect, it } from 'vitest';
import { termsTypeCodeSchema } from '../site/terms';
import { findTermsTypeCode, getTermsKind, listTermsKinds } from './terms-kind';

it.each(termsTypeCodeSchema.options)('the type of terms %s is found by its kind', (code) =>
  expect(findTermsTypeCode(getTermsKind(code))).toBe(code),
);

it('the kinds of the existing types are listed in the order of their codes', () =>
  expect(listTermsKinds(['TT0005', 'TT0002', 'other'])).toEqual(['privacy', 'marketing']));

it.each(['', 'TT0001', 'toString', 'Privacy'])('no type of terms is found by the kind "%s"', (kind) =>
  expect(findTermsTypeCode(kind)).toBeUndefined(),
);

import { expect, it } from 'vitest';
import { termsTypeCodeSchema } from '../site/terms';
import { findTermsType, getTermsKind, listTermsKinds } from './terms-kind';

it.each(termsTypeCodeSchema.options)('finds %s by the name of its kind', (code) =>
  expect(findTermsType(getTermsKind(code))).toBe(code),
);

it('lists the existing kinds', () =>
  expect(listTermsKinds(['TT0005', 'TT0002', 'other'])).toEqual(['privacy', 'marketing']));

it.each(['', 'TT0001', 'toString', 'Privacy'])('finds no kind for "%s"', (kind) =>
  expect(findTermsType(kind)).toBeUndefined(),
);

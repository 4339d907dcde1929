import { expect, it } from 'vitest';
import { termsTypeCodeSchema } from '../site/terms';
import { findTermsType, getTermsKind, listTermsKinds } from './terms-kind';

it.each(termsTypeCodeSchema.options)('%s has its own address, and is found by it', (code) =>
  expect(findTermsType(getTermsKind(code))).toBe(code),
);

it('lists the existing kinds', () =>
  expect(listTermsKinds(['TT0005', 'TT0002', 'other'])).toEqual(['privacy', 'marketing']));

it.each(['', 'TT0001', 'toString', 'Privacy'])('"%s" names no kind', (kind) =>
  expect(findTermsType(kind)).toBeUndefined(),
);

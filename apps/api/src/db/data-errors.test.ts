import { expect, it } from 'vitest';
import { findViolatedConstraint, isDataError } from './data-errors';

const duplicate = { code: '23505', constraint: 'member_email' };

it.each<readonly [what: string, error: unknown, isRefused: boolean, constraint: string | undefined]>([
  ['a duplicate', duplicate, true, 'member_email'],
  ['a duplicate that another error wraps', new Error('failed', { cause: duplicate }), true, 'member_email'],
  ['a value that is too long', { code: '22001' }, true, undefined],
  ['a lost connection', { code: '08006', constraint: 'none' }, false, undefined],
  ['an error of the code', new TypeError('not a function'), false, undefined],
  ['no error', undefined, false, undefined],
])('recognises %s', (_what, error, isRefused, constraint) =>
  expect([isDataError(error), findViolatedConstraint(error)]).toEqual([isRefused, constraint]),
);

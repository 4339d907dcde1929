import { describe, expect, it } from 'vitest';
import { getLimit, limits } from './limits';

describe('the table of limits', () => {
  it('ends each key that contains a network address with that address', () => {
    const keys = Object.values(limits).map(({ key }) => key);
    expect(keys.filter((key) => /\{(address|origin)\}/.test(key) && !/\{(address|origin)\}$/.test(key))).toEqual([]);
  });

  it('uses each key once, except for messages', () => {
    const keys = Object.values(limits).map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([
      '{channel} {kind} {recipient} by {bookedBy}',
    ]);
  });
});

describe('a limit of one subject', () => {
  it('has the same key as in older releases', () => {
    const codeSubject = { purpose: 'join phone', to: '01012345678', address: '203.0.113.7' };
    const computedLimits = [
      getLimit('codeInterval', codeSubject),
      getLimit('wrongPasswordsPerMinute', { userId: 'a@example.test', origin: '203.0.113.7' }),
      getLimit('clientErrors', {}),
    ];
    expect(computedLimits.map(({ key }) => key)).toEqual([
      'code again join phone 01012345678 from 203.0.113.7',
      'sign-in minute a@example.test from 203.0.113.7',
      'client errors',
    ]);
  });

  it('does not expand placeholders in a subject', () => {
    expect(getLimit('wrongLookups', { resvCode: '{address}', address: '$& $1' }).key).toBe(
      'lookup of {address} from $& $1',
    );
  });

  it.each([
    ['guestSessions', 100],
    ['unverifiedSmsCodes', 301],
    ['memberSmsCodes', 61],
  ] as const)('depends on the settings: %s', (name, limit) => {
    const settings = { guestsPerAddress: 100, smsCodesPerHour: 301 };
    expect(getLimit(name, { address: '203.0.113.7' }, settings).limit).toBe(limit);
  });
});

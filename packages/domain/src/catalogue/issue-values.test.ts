import { expect, it } from 'vitest';
import { formatIssueValues } from './issue-values';

it('formats prices with commas, codes as they are and languages by their native names', () => {
  expect(formatIssueValues({ min: 0, max: 100_000_000, code: 1_001_201, time: '18:00', language: 'cn' })).toEqual({
    min: '0',
    max: '100,000,000',
    code: '1001201',
    time: '18:00',
    language: '简体中文',
  });
});

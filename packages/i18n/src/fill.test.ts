import { expect, it } from 'vitest';
import { fillVariables, getCountText } from './fill';

it('every variable that has a value is filled in, and others stay', () => {
  expect(fillVariables('{{name}}: {{count}} of {{count}}, {{missing}}', { name: 'A', count: 2 })).toBe(
    'A: 2 of 2, {{missing}}',
  );
});

it.each([
  [1, '1 adult'],
  [2, '2 adults'],
  [0, '0 adults'],
])('the form of a text for the count %i is used: %s', (count, text) => {
  expect(getCountText({ adults: '{{count}} adults', adults_one: '{{count}} adult' }, 'adults', count)).toBe(text);
});

it('the only form of a text is used for a count of one in a language without plurals', () => {
  expect(getCountText({ adults: '성인 {{count}}명' }, 'adults', 1)).toBe('성인 1명');
});

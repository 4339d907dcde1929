import { expect, it } from 'vitest';
import { hasSameContent, listDifferences } from './list-differences';

const before = { name: { ko: '저녁', en: 'Dinner' }, price: 100, options: [{ price: 1 }, { price: 2 }] };

it.each<readonly [what: string, after: object, differences: object[]]>([
  ['nothing', structuredClone(before), []],
  ['a price', { ...before, price: 120 }, [{ path: 'price', before: 100, after: 120 }]],
  [
    'one language',
    { ...before, name: { ko: '저녁', en: 'Supper' } },
    [{ path: 'name.en', before: 'Dinner', after: 'Supper' }],
  ],
  [
    'a field of a part',
    { ...before, options: [{ price: 1 }, { price: 3 }] },
    [{ path: 'options.1.price', before: 2, after: 3 }],
  ],
  [
    'an added part',
    { ...before, options: [...before.options, { price: 9 }] },
    [{ path: 'options.2', before: undefined, after: { price: 9 } }],
  ],
  [
    'a removed part',
    { ...before, options: [{ price: 1 }] },
    [{ path: 'options.1', before: { price: 2 }, after: undefined }],
  ],
  [
    'a part that is now missing',
    { ...before, options: null },
    [{ path: 'options', before: before.options, after: null }],
  ],
])('the difference is %s', (_what, after, differences) => {
  expect(listDifferences(before, after)).toEqual(differences);
  expect(hasSameContent(before, after)).toBe(differences.length === 0);
});

import { expect, it } from 'vitest';
import { encodeTextFile, textFileSchema } from './texts';

it.each([
  ['one string for every language', '010', { default: '010' }],
  [
    'languages, with the Korean text as default',
    { ko: '만월', en: 'Manwol' },
    { default: '만월', ko: '만월', en: 'Manwol' },
  ],
  ['another default', { default: 'Manwol', ko: '만월' }, { default: 'Manwol', ko: '만월' }],
])('a text may be %s', (_what, file, text) => {
  expect(textFileSchema.parse(file)).toEqual(text);
  expect(encodeTextFile(text)).toEqual(file);
});

it('an unknown language is refused by name', () => {
  expect(textFileSchema.safeParse({ ko: '만월', fr: 'Manwol' }).error?.issues[0]).toMatchObject({ keys: ['fr'] });
});

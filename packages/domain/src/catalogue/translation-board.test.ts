import { expect, it } from 'vitest';
import { validCatalogue } from '../../test/catalogue';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import { formatTextKey, listTexts } from './list-texts';
import { type BoardFilter, createTranslationBoard, type LanguageGuests } from './translation-board';

const htlCode = toCode<HtlCode>('H01');
const dinCode = toCode<DinCode>('D101');
const venue = validCatalogue.venues[0];
const texts = listTexts(
  {
    ...validCatalogue,
    venues: venue === undefined ? [] : [{ ...venue, name: { default: '그릴', ko: '그릴', en: 'Grill', cn: '그릴' } }],
  },
  new Date('2026-11-30T00:00:00Z'),
);
const guests: readonly LanguageGuests[] = [
  { htlCode, dinCode, language: 'en', guests: 40 },
  { htlCode, dinCode, language: 'cn', guests: 10 },
  { htlCode, dinCode: toCode<DinCode>('D102'), language: 'en', guests: 100 },
];
const openTexts: BoardFilter = { language: null, htlCode: null, dinCode: null, kind: null, state: 'open' };

/** The English product name was translated from a former source. */
const create = (filter: Partial<BoardFilter>) =>
  createTranslationBoard(
    texts,
    ({ kind, label }, language) =>
      kind === 'product' && label === 'name' && language === 'en'
        ? { hasCurrentSource: false, isConfirmed: false }
        : undefined,
    guests,
    { ...openTexts, ...filter },
  );

it.each<[string, Partial<BoardFilter>, readonly (readonly [key: string, guests: number])[]]>([
  [
    'all texts that need work, those of the most guests first',
    {},
    [
      ['product P10101 name', 40],
      ['venue D101 name', 10],
    ],
  ],
  ['missing texts', { state: 'missing' }, [['venue D101 name', 0]]],
  ['copied texts', { state: 'copied' }, [['venue D101 name', 10]]],
  ['outdated texts', { state: 'outdated' }, [['product P10101 name', 40]]],
  ['one language', { language: 'cn' }, [['venue D101 name', 10]]],
  ['one kind', { kind: 'venue' }, [['venue D101 name', 10]]],
  ['another venue', { dinCode: toCode<DinCode>('D102') }, []],
  ['another hotel', { htlCode: toCode<HtlCode>('H02') }, []],
  ['what is done, for the guests of the whole hotel', { state: 'done', kind: 'hotel' }, [['hotel H01 name', 150]]],
])('the board lists %s', (_, filter, rows) => {
  expect(create(filter).texts.map((text) => [formatTextKey(text), text.guests])).toEqual(rows);
});

it('the board counts the variants of each state', () => {
  const { counts } = create({ kind: 'venue', state: 'missing' });
  expect(counts).toMatchObject({ missing: 1, copied: 1, outdated: 0 });
});

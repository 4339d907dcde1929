import { describe, expect, it } from 'vitest';
import { validCatalogue, validVenue } from '../../test/catalogue';
import { type DinRoomCode, toCode } from '../shared/codes';
import { createLocalizedText } from '../shared/localized-text';
import type { Catalogue } from './documents';
import { formatTextKey, isLineLabel, listEditableTexts, listTexts, replaceText } from './list-texts';

const now = new Date('2026-11-30T00:00:00Z');
const name = createLocalizedText('이름', 'Name', '名称', '名前');
const noText = { default: '' };
const [hotel] = validCatalogue.hotels;
const [menu] = validCatalogue.menus;
const [product] = validCatalogue.products;
const catalogue: Catalogue = {
  ...validCatalogue,
  hotels: hotel === undefined ? [] : [{ ...hotel, benefits: [{ kind: 'special', title: name, text: name }] }],
  venues: [{ ...validVenue, rooms: [{ dinRoomCode: toCode<DinRoomCode>('R01'), name, area: null, picture: null }] }],
  menus: menu === undefined ? [] : [{ ...menu, plates: [{ name, allergens: null }] }],
  products:
    product === undefined
      ? []
      : [
          {
            ...product,
            depositNote: name,
            questions: [
              { prodQsCode: 'Q1', kind: 'choice', name, visible: true, required: false, choices: [name, name] },
            ],
          },
        ],
};
const texts = listTexts(catalogue, now);

describe('the texts of a catalogue', () => {
  it.each([
    ['hotel H01 name', 'hotel', 'name', true],
    ['hotel H01 benefits.0.title', 'benefit', 'title', true],
    ['venue D101 description', 'venue', 'description', true],
    ['venue D101 categories.1.name', 'venue', 'category', true],
    ['venue D101 rooms.R01.name', 'room', 'name', true],
    ['menu 10101 plates.0.name', 'menu', 'plate', true],
    ['product P10101 depositNote', 'product', 'depositNote', true],
    ['product P10101 questions.Q1.name', 'question', 'name', true],
    ['product P10101 questions.Q1.choices.1', 'question', 'choice', true],
  ] as const)('include %s', (key, kind, label, isEditable) => {
    expect(texts.find((text) => formatTextKey(text) === key)).toMatchObject({ kind, label, isEditable });
  });

  it('include terms and policies, which are not editable, and no empty text', () => {
    expect(texts.filter(({ isEditable }) => !isEditable).map(({ kind }) => kind)).toContain('policy');
    expect(texts.filter(({ kind }) => kind === 'terms').every(({ isEditable }) => !isEditable)).toBe(true);
    expect(texts.some(({ label }) => label === 'parking')).toBe(false);
    expect(listEditableTexts(catalogue).find(({ label }) => label === 'parking')?.text).toEqual(noText);
  });

  it('can each be replaced, which changes no other text', () => {
    const other = createLocalizedText('새', 'New', '新', '新しい');
    for (const text of texts.filter(({ isEditable }) => isEditable)) {
      const changed = listTexts(replaceText(catalogue, text, other), now).filter((each) => each.text === other);
      expect(changed.map(formatTextKey)).toEqual([formatTextKey(text)]);
    }
  });
});

it.each([
  ['name', true],
  ['plate', true],
  ['description', false],
  ['content', false],
] as const)('a %s has one line: %s', (label, isLine) => {
  expect(isLineLabel(label)).toBe(isLine);
});

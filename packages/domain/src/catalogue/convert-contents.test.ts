import { expect, it } from 'vitest';
import { validCatalogue } from '../../test/catalogue';
import { createText } from '../../test/fixtures';
import {
  applyContent,
  createContent,
  createDocumentCode,
  type DocumentByKind,
  findDocument,
  getContent,
  getIdentity,
  listDocuments,
  replaceDocument,
} from './convert-contents';
import { type ContentByKind, type VersionedKind, versionedKinds } from './document-contents';

const codes = { venue: 'D101', menu: '10101', product: 'P10101', promotion: 'PR1' } as const;
const texts = { ko: '가', en: 'a', cn: '一', ja: 'あ' };

function findStored<Kind extends VersionedKind>(kind: Kind): DocumentByKind[Kind] {
  const document = findDocument(validCatalogue, kind, codes[kind]);
  if (document === undefined) throw new Error(`no ${kind}`);
  return document;
}

/** Changes the content of the valid document of a kind. */
function change<Kind extends VersionedKind>(kind: Kind, changes: Partial<ContentByKind[Kind]>): DocumentByKind[Kind] {
  const stored = findStored(kind);
  const content = { ...getContent(kind, stored), ...changes };
  return applyContent(kind, content, getIdentity(kind, stored, validCatalogue), validCatalogue);
}

it.each(versionedKinds)('the content of a %s, applied without a change, is the same document', (kind) => {
  expect(change(kind, {})).toEqual(findStored(kind));
});

it.each(versionedKinds)('a new %s has the code and place of the identity', (kind) => {
  const stored = getIdentity(kind, findStored(kind), validCatalogue);
  const identity = { ...stored, code: kind === 'menu' ? '9' : 'NEW' };
  const document = applyContent(kind, createContent(kind), identity, validCatalogue);
  const expected = kind === 'promotion' ? { ...identity, dinCode: null } : identity;
  expect(getIdentity(kind, document, validCatalogue)).toEqual(
    kind === 'venue' ? { ...expected, dinCode: 'NEW' } : expected,
  );
});

it.each<readonly [what: string, changed: object, expected: object]>([
  ['a changed text', change('menu', { name: texts }), { name: { default: '가', ...texts } }],
  ['an emptied text', change('venue', { notice: { ko: '', en: '', cn: '', ja: '' } }), { notice: { default: '' } }],
  ['an emptied mailbox', change('venue', { mailbox: ' ' }), { mailbox: null }],
  ['a price', change('menu', { price: 70_000 }), { price: 70_000 }],
  ['an emptied day', change('product', { saleFrom: '' }), { saleFrom: null }],
  [
    'a promotion of the whole hotel',
    change('promotion', { dinCode: '', prodCode: '' }),
    { dinCode: null, prodCode: null },
  ],
  ['an emptied link', change('promotion', { linkUrl: '' }), { linkUrl: null }],
  [
    'a promotion with one banner for all windows',
    change('promotion', { bannerMobile: '', banner: { path: '/pictures/a.webp', alt: texts } }),
    { bannerMobile: '/pictures/a.webp' },
  ],
  [
    'a new banner, which narrow windows show too',
    change('promotion', { banner: { path: '/pictures/b.webp', alt: texts } }),
    { bannerMobile: '/pictures/b.webp' },
  ],
  [
    'a new room, which gets a code',
    change('venue', { rooms: [{ dinRoomCode: '', name: texts, area: null, picture: null }] }),
    { rooms: [{ dinRoomCode: 'R001', name: { default: '가', ...texts }, area: null, picture: null }] },
  ],
  [
    'new questions, which get codes',
    change('product', {
      questions: ['', 'QP10101-4', ''].map((prodQsCode) => ({
        prodQsCode,
        kind: 'text',
        name: texts,
        visible: true,
        required: false,
        choices: [],
      })),
    }),
    { questions: [{ prodQsCode: 'QP10101-5' }, { prodQsCode: 'QP10101-4' }, { prodQsCode: 'QP10101-6' }] },
  ],
])('%s is stored', (_what, changed, expected) => {
  expect(changed).toMatchObject(expected);
});

it('a text that is the same in every language stays so until it is changed', () => {
  const menu = { ...findStored('menu'), name: createText('Pasta') };
  const catalogue = replaceDocument(validCatalogue, 'menu', menu);
  const content = getContent('menu', menu);
  const identity = getIdentity('menu', menu, catalogue);
  expect(applyContent('menu', content, identity, catalogue).name).toEqual({ default: 'Pasta' });
});

it.each<readonly [VersionedKind, draftCodes: readonly string[], code: string]>([
  ['venue', [], 'D102'],
  ['menu', ['10102'], '10103'],
  ['product', ['P10105', 'P10102'], 'P10106'],
  ['promotion', [], 'PR2'],
])('a new %s gets a code that neither a document nor one of the drafts %j has: %s', (kind, draftCodes, code) => {
  expect(createDocumentCode(kind, validCatalogue, draftCodes)).toBe(code);
});

it('a replaced document is in the list once', () => {
  const product = { ...findStored('product'), onSale: false };
  expect(listDocuments(replaceDocument(validCatalogue, 'product', product), 'product')).toEqual([product]);
});

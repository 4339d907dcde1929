// @vitest-environment jsdom
import { mapReadable } from '@dining/domain/catalogue/fields';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createSuccess } from '../../../../packages/client/test/server';
import { createDocumentRow, createMenuContent, createProductContent, createView } from '../../test/documents';
import { openConsole, prepareConsole } from '../../test/open-console';
import { createMe } from '../../test/staff';

const getServer = prepareConsole();

/** The text of all names in the replies of the server; it contains no word of any language. */
const data = '№7';
const texts = { ko: data, en: data, cn: data, ja: data };
const place = { dinCode: '7', name: data };
const hotel = {
  name: texts,
  phone: '02-123-4567',
  homePageUrl: '',
  position: 1,
  latitude: 37.5,
  longitude: 127,
  business: {
    companyName: data,
    representative: data,
    address: data,
    tel: '02-123-4567',
    email: '',
    bizRegNo: '104-81-12340',
    mailOrderNo: '7',
    mailOrderOffice: data,
    ftcLookupUrl: '',
    hostingProvider: data,
    privacyOfficer: data,
  },
  readable: mapReadable(() => texts),
  reviewsOn: true,
  pointsSpendable: true,
  staffLanguage: 'ko',
  memberFoodRule: null,
};
const translated = {
  kind: 'menu',
  code: '7',
  field: 'name',
  textKind: 'menu',
  label: 'name',
  htlCode: '7',
  dinCode: '7',
  placeName: data,
  objectName: data,
  sourceLanguage: 'ko',
  variants: texts,
  states: { ko: 'source', en: 'outdated', cn: 'missing', ja: 'copied' },
  guests: 1_200,
  canEdit: true,
  pageUrl: '/',
  version: '7',
};
const termsVersion = {
  termsTypeCode: 'TT0001',
  version: '7',
  state: 'in_effect',
  effectiveFrom: '2026-06-01',
  title: data,
  reservations: 1_000,
  members: 7,
  partialCounts: [],
};
const policyVersion = {
  version: '7',
  state: 'coming',
  effectiveFrom: '2027-06-01',
  reservationBased: false,
  graceMinutes: 30,
  tiers: [{ hoursBefore: 24, feePercent: 20 }],
  description: texts,
};
const row = createDocumentRow({ code: '7', name: data, htlCode: '7' as never, dinCode: '7' as never });

const replies: Readonly<Record<string, object>> = {
  'GET /api/staff/hotels/places': { hotels: [{ htlCode: '7', name: data, venues: [place] }] },
  'POST /api/staff/product/list': { documents: [row], next: null },
  'POST /api/staff/product/draft/view': {
    ...createView<'product'>(
      createProductContent({
        name: texts,
        options: [{ menuIndex: 7, onSale: true, visible: true, price: 7 }] as never,
      }),
    ),
    htlCode: '7',
    dinCode: '7',
  },
  'POST /api/staff/menu/list': { documents: [row], next: null },
  'POST /api/staff/menu/draft/view': {
    ...createView<'menu'>(createMenuContent({ name: texts })),
    htlCode: '7',
    dinCode: '7',
  },
  'POST /api/staff/venue/list': { documents: [row], next: null },
  'POST /api/staff/venue/draft/view': { ...createView<'venue'>(null), htlCode: '7', dinCode: '7' },
  'POST /api/staff/price/view': {
    version: '7',
    priceRows: [{ prodCode: null, menuIndex: 7, fromDay: null, toDay: null, price: 100_000 }],
    venueMenus: [{ menuIndex: 7, names: [data] }],
    venueProducts: [{ prodCode: '7', names: [data], isPickup: false, menuIndexes: [7] }],
  },
  'POST /api/staff/template/list': { templates: [] },
  'POST /api/staff/template/view': {
    fields: { subject: data, opening: '', closing: '', smsLine: '' },
    version: '1',
    builtIn: { subject: data, opening: data },
    placeholders: [],
    canEdit: true,
  },
  'POST /api/staff/template/preview': {
    subject: data,
    title: data,
    opening: data,
    facts: [],
    sections: [],
    actions: [],
    closing: '',
    notes: [],
    footer: [],
    sms: data,
  },
  'POST /api/staff/translation/board': {
    texts: [translated],
    total: 1,
    variantCounts: { missing: 1, outdated: 1, copied: 1, done: 0 },
    next: null,
  },
  'POST /api/staff/benefit/view': {
    fields: { benefits: [{ kind: 'membership', title: texts, text: texts, isAboutPoints: true }] },
    version: '7',
    canEdit: true,
  },
  'POST /api/staff/coupon/view-joining': {
    fields: { name: texts, kind: 'percent', value: 10, minOrderAmount: 0, maxDiscount: null, validDays: 30 },
    version: '7',
    canEdit: true,
  },
  'POST /api/staff/terms/list': {
    terms: [
      termsVersion,
      { ...termsVersion, version: '6', state: 'past', reservations: 3, partialCounts: ['reservations'] },
    ],
  },
  'POST /api/staff/terms/view': {
    ...termsVersion,
    title: texts,
    content: texts,
    previous: { version: '6', title: texts, content: { ...texts, ko: '7', en: '7', cn: '7', ja: '7' } },
  },
  'POST /api/staff/policy/view': {
    paysDepositsOnly: false,
    exampleBooking: { paidAmount: 7, isDeposit: false },
    policies: [policyVersion, { ...policyVersion, version: '6', state: 'past', tiers: [] }],
  },
  'GET /api/staff/setup/view': { items: [], settings: [], nextPosition: 2 },
  'POST /api/staff/hotel/view': { fields: hotel, version: '7' },
  'GET /api/staff/group/view': {
    fields: { name: texts, allergies: [{ allergyCode: 'AG0001', name: texts, allergens: ['egg'] }] },
    version: '7',
  },
};

beforeEach(() => {
  for (const [name, body] of Object.entries(replies)) getServer().setReply(name, createSuccess(body));
});

/** Words that are the same in each language: names of formats, keys and currencies, and what an example contains. */
const internationalWords =
  /\b(?:SMS|CSV|AlimTalk|Ctrl|KRW|UTF-8|NAVER|YYYY-MM-DD|Excel|URL|EUC-KR|ID|Minji Han|https?:\/\/\S*|[\w.-]+@[\w.-]+)(?!\w)/g;
const scripts: Readonly<Record<Language, RegExp>> = {
  ko: /[\p{Script=Hiragana}\p{Script=Katakana}]|\b[A-Za-z]{3,}\b/gu,
  en: /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  cn: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|\b[A-Za-z]{3,}\b/gu,
  ja: /\p{Script=Hangul}|\b[A-Za-z]{3,}\b/gu,
};
const keyPattern = /\{\{|\b[a-z]+[A-Za-z]*(?:\.[a-z][A-Za-z]+)+\b/g;

/** Lists the texts that the page shows or a screen reader reads, without the native names of languages. */
function listShownTexts(): readonly string[] {
  const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.closest('style, script') === null) shown.push(node.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    shown.push(...attributes.map((attribute) => element.getAttribute(attribute) ?? ''));
  const ownNames = languages.map((language) => languageNames[language].native);
  return shown
    .map((text) => ownNames.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(internationalWords, ''))
    .filter((text) => text.trim() !== '');
}

const pages = [
  ['a product', '/console/products?tab=product&venue=7&item=7', 120],
  ['a menu', '/console/products?tab=menu&venue=7&item=7', 80],
  ['the list of products', '/console/products', 60],
  ['the prices', '/console/prices', 50],
  ['the messages', '/console/messages?item=inquiryAnswered.ko', 65],
  ['the translations', '/console/translations', 80],
  ['the benefits', '/console/benefits', 50],
  ['the terms', '/console/agreements', 60],
  ['a version of the terms', '/console/agreements?tab=terms&item=TT0001.7', 50],
  ['a version of a policy', '/console/agreements?tab=policies&item=7', 50],
  ['a hotel of the set-up', '/console/setup?item=hotel:7', 65],
  ['the group of the set-up', '/console/setup?item=group', 60],
] as const;

const hasData = () =>
  screen.queryAllByDisplayValue(data, { exact: false }).length + screen.queryAllByText(data, { exact: false }).length;

it.each(languages.flatMap((language) => pages.map((page) => [language, ...page] as const)))(
  'in %s, %s has no key and no text of another language',
  async (language, _page, path, minTexts) => {
    await openConsole(path, createMe('owner', { type: 'group' }), language);
    await waitFor(() => expect(hasData()).toBeGreaterThan(2));
    await waitFor(() => expect(screen.queryAllByText(packs[language].common.loading)).toEqual([]));
    const shown = listShownTexts();
    expect(shown.length).toBeGreaterThan(minTexts);
    expect(shown.flatMap((text) => text.match(keyPattern) ?? [])).toEqual([]);
    expect(shown.filter((text) => text.match(scripts[language]) !== null)).toEqual([]);
  },
);

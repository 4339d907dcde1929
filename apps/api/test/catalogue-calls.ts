import { emptyTemplate } from '@dining/domain/messages/templates';
import type { Access, Capability, Scope } from '@dining/domain/staff/permissions';
import { createTextFields, hotelFields, menuFields, productFields, venueFields } from './catalogue-fields';
import type { StaffBrowser, StaffResponse } from './staff-server';

interface CatalogueCall {
  readonly capability: Capability;
  readonly access?: Access;
  readonly subject: 'venue' | 'hotel' | 'group' | 'list';
  readonly run: (browser: StaffBrowser, venue: Extract<Scope, { readonly type: 'venue' }>) => Promise<StaffResponse>;
}

const text = createTextFields('Text');
const joiningCoupon = { name: text, kind: 'amount', value: 5_000, minOrderAmount: 0, maxDiscount: null, validDays: 30 };
const message = { kind: 'made', language: 'ko' };
const policy = { reservationBased: false, graceMinutes: 0, tiers: [], description: text, effectiveFrom: null };

/** Each call about the set-up and the objects of the catalogue. */
export const catalogueCalls: Readonly<Record<string, CatalogueCall>> = {
  '/setup/view': { capability: 'system', subject: 'group', run: (browser) => browser.get('/setup/view') },
  '/setup/test-mail': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.post('/setup/test-mail', { email: 'owner@example.com' }),
  },
  '/setup/test-sms': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.post('/setup/test-sms', { phone: '01000000000' }),
  },
  '/group/view': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.get('/group/view'),
  },
  '/group/history': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.post('/group/history', {}),
  },
  '/group/save': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.post('/group/save', { version: 'none', fields: { name: text, allergies: [] } }),
  },
  '/setup/test-payment/view': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.get('/setup/test-payment/view'),
  },
  '/setup/test-payment/stop': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.post('/setup/test-payment/stop', { testNo: 'TEST-1' }),
  },
  '/setup/test-payment': {
    capability: 'system',
    subject: 'group',
    run: (browser) => browser.post('/setup/test-payment'),
  },
  '/hotel/view': {
    capability: 'system',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/hotel/view', { htlCode }),
  },
  '/hotel/history': {
    capability: 'system',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/hotel/history', { htlCode }),
  },
  '/hotel/save': {
    capability: 'system',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/hotel/save', { htlCode, version: '', fields: hotelFields }),
  },
  '/hotel-photo/view': {
    capability: 'catalogue',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/hotel-photo/view', { htlCode }),
  },
  '/hotel-photo/history': {
    capability: 'catalogue',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/hotel-photo/history', { htlCode }),
  },
  '/hotel-photo/save': {
    capability: 'catalogue',
    subject: 'hotel',
    run: (browser, { htlCode }) =>
      browser.post('/hotel-photo/save', { htlCode, version: 'none such', fields: { photos: [] } }),
  },
  '/venue/view': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/venue/view', { dinCode }),
  },
  '/venue/save': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { htlCode, dinCode }) =>
      browser.post('/venue/save', { htlCode, dinCode, version: '', fields: venueFields }),
  },
  '/menu/save': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) =>
      browser.post('/menu/save', { dinCode, menuIndex: null, version: null, fields: { ...menuFields, price: 0 } }),
  },
  '/menu/view-all': {
    capability: 'catalogue',
    access: 'read',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/menu/view-all', { dinCode }),
  },
  '/product/save': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) =>
      browser.post('/product/save', { dinCode, prodCode: null, version: null, fields: productFields }),
  },
  '/limit/view': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/limit/view', { dinCode }),
  },
  '/limit/history': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/limit/history', { dinCode }),
  },
  '/limit/save': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/limit/save', { dinCode, version: '', rows: [] }),
  },
  '/price/view': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/price/view', { dinCode }),
  },
  '/price/history': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/price/history', { dinCode }),
  },
  '/price/save': {
    capability: 'catalogue',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/price/save', { dinCode, version: '', rows: [] }),
  },
  '/terms/list': {
    capability: 'terms',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/terms/list', { htlCode }),
  },
  '/terms/view': {
    capability: 'terms',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/terms/view', { htlCode, termsTypeCode: 'TT0001', version: '1' }),
  },
  '/terms/save': {
    capability: 'terms',
    subject: 'hotel',
    run: (browser, { htlCode }) =>
      browser.post('/terms/save', {
        htlCode,
        termsTypeCode: 'TT0005',
        lastVersion: 'none such',
        title: text,
        content: text,
        effectiveFrom: null,
      }),
  },
  '/policy/view': {
    capability: 'policy',
    access: 'read',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/policy/view', { dinCode }),
  },
  '/policy/save': {
    capability: 'policy',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/policy/save', { dinCode, lastVersion: 'none such', ...policy }),
  },
  '/benefit/view': {
    capability: 'promotion',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/benefit/view', { htlCode }),
  },
  '/benefit/history': {
    capability: 'promotion',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/benefit/history', { htlCode }),
  },
  '/benefit/save': {
    capability: 'promotion',
    subject: 'hotel',
    run: (browser, { htlCode }) =>
      browser.post('/benefit/save', { htlCode, version: 'none such', fields: { benefits: [] } }),
  },
  '/coupon/view-joining': {
    capability: 'coupon',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/coupon/view-joining', { htlCode }),
  },
  '/coupon/joining-history': {
    capability: 'coupon',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/coupon/joining-history', { htlCode }),
  },
  '/coupon/save-joining': {
    capability: 'coupon',
    subject: 'hotel',
    run: (browser, { htlCode }) =>
      browser.post('/coupon/save-joining', { htlCode, version: null, fields: { ...joiningCoupon, validDays: 0 } }),
  },
  '/template/list': {
    capability: 'template',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/template/list', { htlCode }),
  },
  '/template/history': {
    capability: 'template',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/template/history', { htlCode, ...message }),
  },
  '/template/view': {
    capability: 'template',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/template/view', { htlCode, ...message }),
  },
  '/template/preview': {
    capability: 'template',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/template/preview', { htlCode, ...message, fields: emptyTemplate }),
  },
  '/template/save': {
    capability: 'template',
    subject: 'hotel',
    run: (browser, { htlCode }) =>
      browser.post('/template/save', { htlCode, ...message, version: 'none', fields: emptyTemplate }),
  },
  '/template/test-mail': {
    capability: 'template',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/template/test-mail', { htlCode, ...message, fields: emptyTemplate }),
  },
  '/translation/board': {
    capability: 'translation',
    access: 'read',
    subject: 'list',
    run: (browser) => browser.post('/translation/board', {}),
  },
  '/translation/save': {
    capability: 'translation',
    subject: 'venue',
    run: (browser, { dinCode }) =>
      browser.post('/translation/save', {
        kind: 'venue',
        code: dinCode,
        field: 'name',
        version: 'none such',
        fields: text,
        confirmed: [],
      }),
  },
};

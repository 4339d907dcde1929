import { languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { expect, it } from 'vitest';
import type { Hotel } from '../stores/hotels/hotels';
import { renderOldBrowserNotice } from './old-browser';

const name = { default: '호텔 & 스파', ko: '호텔 & 스파', en: 'Hotel & Spa', cn: '酒店', ja: 'ホテル' };
const hotel = { name, phone: '064-000-3300' } as unknown as Hotel;

it.each(languages)('the notice for old browsers is in %s, and shows the phone number of the hotel', (language) => {
  const notice = renderOldBrowserNotice(hotel, language);
  expect(notice).toContain(packs[language].device.oldBrowser);
  expect(notice).toContain('<span>064-000-3300</span>');
  // The first link of a page must be the one that skips to its content.
  expect(notice).not.toContain('<a ');
  expect(notice).not.toMatch(/& /);
  // The notice is hidden until the script detects an old browser.
  expect(notice).toMatch(/^<p hidden id="old-browser"/);
});

it('the notice for old browsers has no phone number if no hotel is known', () => {
  expect(renderOldBrowserNotice(undefined, 'en')).not.toContain('<span>');
});

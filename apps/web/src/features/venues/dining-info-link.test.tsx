// @vitest-environment jsdom
import type { Venue } from '@dining/contract/codecs/venue';
import type { Language } from '@dining/domain/shared/language';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addModalDialogs } from '../../../../../packages/ui/test/browser';
import { createTestSite } from '../../../test/test-site';
import { appDataQuery } from '../../entities/app/app-data';
import { DiningInfoLink } from './dining-info-link';

const createLocalizedText = (ko: string, en: string, cn: string, ja: string) => ({ default: ko, ko, en, cn, ja });
const createAttribute = (propAttrValue: string, ko: string, en: string, cn: string, ja: string) => ({
  propAttrValue,
  propAttrDesc: ko,
  propAttrDescKo: ko,
  propAttrDescEn: en,
  propAttrDescCn: cn,
  propAttrDescJa: ja,
});
const diningInfo = [
  createAttribute('HOURS', '매일 06:30–24:00', 'Every day, 06:30–24:00', '每日 06:30–24:00', '毎日 06:30〜24:00'),
  createAttribute('SEATS', '88석', '88 seats', '88席', '88席'),
  createAttribute('LOCATION', '본관 2층', 'Main building, 2nd floor', '主楼二层', '本館2階'),
  createAttribute('PHONE', '02-0000-1100', '02-0000-1100', '02-0000-1100', '02-0000-1100'),
];
const venue = {
  name: createLocalizedText('그릴', 'The Grill', '烤肉', 'グリル'),
  openingHours: createLocalizedText(
    '저녁 18:00–22:00',
    'Dinner 18:00–22:00',
    '晚餐 18:00–22:00',
    'ディナー 18:00〜22:00',
  ),
  location: createLocalizedText('별관 3층', 'Annex, 3rd floor', '别馆三层', '別館3階'),
  seatCount: 56,
  phone: '064-000-3302',
} as Venue;

async function open(language: Language, displayedVenue: Venue | undefined) {
  const { queryClient, wrapper } = await createTestSite(language);
  queryClient.setQueryData(appDataQuery.queryKey, {
    dbPropList: [{ propName: 'DINING_INFO', propAttrList: diningInfo }],
  } as never);
  render(<DiningInfoLink label="Dining information" venue={displayedVenue} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Dining information' }));
  return screen.findByRole('dialog');
}

beforeAll(addModalDialogs);
afterEach(cleanup);

it.each<[Language, readonly string[]]>([
  ['ko', ['저녁 18:00–22:00', '56석', '별관 3층', '064-000-3302']],
  ['en', ['Dinner 18:00–22:00', '56 seats', 'Annex, 3rd floor', '064-000-3302']],
  ['cn', ['晚餐 18:00–22:00', '56', '别馆三层', '064-000-3302']],
  ['ja', ['ディナー 18:00〜22:00', '56席', '別館3階', '064-000-3302']],
])(
  'the restaurant information shows the hours, seats, location and phone of the restaurant that it is opened for, in %s',
  async (language, facts) => {
    const dialog = await open(language, venue);
    for (const fact of facts) expect(dialog.textContent).toContain(fact);
    expect(dialog.textContent).not.toContain('88');
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('tel:064-000-3302');
  },
);

it.each<[Language, readonly string[]]>([
  ['ko', ['매일 06:30–24:00', '88석', '본관 2층', '02-0000-1100']],
  ['en', ['Every day, 06:30–24:00', '88 seats', 'Main building, 2nd floor', '02-0000-1100']],
  ['cn', ['每日 06:30–24:00', '88席', '主楼二层', '02-0000-1100']],
  ['ja', ['毎日 06:30〜24:00', '88席', '本館2階', '02-0000-1100']],
])(
  'the restaurant information shows the values of the app data if it is opened for no restaurant, in %s',
  async (language, facts) => {
    const dialog = await open(language, undefined);
    for (const fact of facts) expect(dialog.textContent).toContain(fact);
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('tel:02-0000-1100');
  },
);

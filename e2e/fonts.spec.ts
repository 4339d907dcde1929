import { expect, type Page, test } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';
import { Guest } from './support/guest';
import type { LanguageName } from './support/languages';

test.use(browserProfiles.full);

const listLoadedFonts = (page: Page) =>
  page.evaluate(() => {
    const loadedFaces = [...document.fonts].filter(
      // The narrow middle dot of Chinese pages is a font of the device.
      ({ family, status }) => status === 'loaded' && !family.includes('Narrow Dot'),
    );
    return {
      families: [...new Set(loadedFaces.map(({ family }) => family.replaceAll('"', '')))].toSorted(),
      fileCount: loadedFaces.length,
    };
  });

const families: Readonly<Record<LanguageName, readonly string[]>> = {
  ko: ['Noto Serif KR Variable', 'Pretendard Variable'],
  en: ['Noto Serif KR Variable', 'Pretendard Variable'],
  cn: ['Noto Sans SC Variable', 'Noto Serif SC Variable'],
  ja: ['Noto Sans JP Variable', 'Noto Serif JP Variable'],
};

for (const name of ['ko', 'en', 'cn', 'ja'] as const)
  test(`a page in ${name} uses the fonts of its language and fetches fewer than a third of all font files`, async ({
    page,
  }) => {
    const guest = new Guest(page, name);
    await guest.open('/');
    await expect.poll(async () => (await listLoadedFonts(page)).families).toEqual(families[name]);
    const { fileCount } = await listLoadedFonts(page);
    const faceCount = await page.evaluate(() => document.fonts.size);
    expect(fileCount).toBeLessThan(faceCount / 3);
  });

import { expect, type Locator, type Page, test } from '@playwright/test';
import { Guest } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { findModal } from './support/modal';

const tablet = { width: 820, height: 1180 };

const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('the counters of a product’s dialog are aligned with its button, and the row of links has a border on all sides', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  const guest = new Guest(page, 'en');
  await guest.open('/');
  const links = page.getByRole('navigation', { name: guest.texts.main.links.label });
  for (const side of ['top', 'right']) await expect(links).toHaveCSS(`border-${side}-style`, 'solid');
  for (const side of ['bottom', 'left'])
    await expect(links.getByRole('button').first()).toHaveCSS(`border-${side}-style`, 'solid');

  await page.getByRole('article').first().getByRole('link').click();
  const dialog = findModal(guest);
  const searchBox = await getBox(dialog.getByRole('button', { name: guest.texts.reservation.date.search }));
  const { adult, kid } = guest.texts.common.guests;
  for (const name of [adult, kid]) {
    const counterBox = await getBox(dialog.getByRole('group', { name, exact: true }).getByRole('button').last());
    expect(Math.abs(searchBox.right - counterBox.right)).toBeLessThan(3);
  }
});

test('the picture of an offer fills its card on a tablet', async ({ page }) => {
  await page.setViewportSize(tablet);
  const guest = new Guest(page, 'en');
  await guest.open('/reservation/step/2/D101');
  await page
    .getByText(/^\d{2}:\d{2}$/)
    .last()
    .click();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  const [cardBox, pictureBox] = [await getBox(card), await getBox(card.getByRole('img').first())];
  expect(Math.abs(cardBox.bottom - pictureBox.bottom)).toBeLessThan(3);
  expect(Math.abs(cardBox.y - pictureBox.y)).toBeLessThan(3);
});

/** Lists headings of several lines whose last line is shorter than a fifth of the longest one. */
const listHeadingsWithShortLastLine = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const measureLineWidths = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const widths = new Map<number, number>();
      for (const { bottom, width } of range.getClientRects())
        widths.set(Math.round(bottom), (widths.get(Math.round(bottom)) ?? 0) + width);
      return [...widths.values()];
    };
    return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const widths = measureLineWidths(heading);
      const hasShortLastLine = widths.length > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) / 5;
      return hasShortLastLine ? [heading.textContent] : [];
    });
  });

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(`no heading of the main public pages ends with a short last line, in ${name}`, async ({ page }) => {
    const guest = new Guest(page, name);
    for (const width of [390, tablet.width]) {
      await page.setViewportSize({ ...tablet, width });
      for (const path of ['/', '/fnb/dinInfo', '/fnb/prom/main', '/dining/DSE/D101', '/fnb/find', '/terms/TT0001']) {
        await guest.open(path);
        expect(await listHeadingsWithShortLastLine(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

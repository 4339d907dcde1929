import { expect, test } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';
import { delayRequests } from './support/delay-requests';
import { Guest } from './support/guest';
import { createPattern } from './support/languages';

test('the list of restaurants shows menus and links to the first step with the chosen restaurant, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { common, venue: venueInfo, main, product, reservation } = guest.texts;
  await guest.open('/');
  await page.getByRole('banner').getByRole('link', { name: common.header.venues, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: venueInfo.title })).toBeVisible();
  const wolyeong = page.getByRole('region', { name: 'Wolyeong' });
  await wolyeong.getByRole('button', { name: venueInfo.viewMenu }).click();
  const menus = page.getByRole('dialog', { name: main.links.menu });
  await expect(menus.getByRole('tab', { selected: true })).toHaveText('Wolyeong');
  await expect(menus.getByRole('listitem').first()).toBeVisible();
  await expect(menus.getByText(createPattern(product.marks.holds)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wolyeong.getByRole('button', { name: venueInfo.viewMenu })).toBeFocused();
  await wolyeong.getByRole('link', { name: common.buttons.reserve }).click();
  await expect(page).toHaveURL(/\/reservation\/step\/1/);
  const venues = page.getByRole('group', { name: reservation.venue.label, exact: true });
  await expect(venues.getByRole('radio', { name: /Wolyeong/ })).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('restaurants are shown behind tabs, and a reload keeps the selected one, in Korean', async ({ page }) => {
    const guest = new Guest(page, 'ko');
    await guest.open('/fnb/dinInfo');
    const tabs = page.getByRole('tablist', { name: guest.texts.venue.title });
    const thirdTab = tabs.getByRole('tab').nth(2);
    await thirdTab.click();
    await expect(thirdTab).toHaveAttribute('aria-selected', 'true');
    const name = (await thirdTab.textContent()) ?? '';
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  });

  test('two quick presses of the right arrow key select the third restaurant, in Chinese', async ({ page }) => {
    const guest = new Guest(page, 'cn');
    await guest.open('/fnb/dinInfo');
    const tabs = page.getByRole('tablist', { name: guest.texts.venue.title }).getByRole('tab');
    await tabs.first().focus();
    // The second press navigates before the first navigation has changed the page's URL.
    await page.evaluate(() => {
      for (let presses = 0; presses < 2; presses += 1)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        );
    });
    await expect(tabs.nth(2)).toBeFocused();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('a press on a restaurant at the edge of the row selects it even if a frame is rendered during the press, in English', async ({
    page,
  }) => {
    const guest = new Guest(page, 'en');
    await guest.open('/fnb/dinInfo');
    const tabs = page.getByRole('tablist', { name: guest.texts.venue.title }).getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    const leftEdges = await tabs.evaluateAll((tabElements) =>
      tabElements.map((tab) => tab.getBoundingClientRect().left),
    );
    const tabAtEdge = tabs.nth(leftEdges.findLastIndex((left) => left < 370));
    const { x, y } = (await tabAtEdge.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 5, y + 20);
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    await expect(tabAtEdge).toHaveAttribute('aria-selected', 'true');
  });
});

test('promotions are filtered by restaurant and by state, and returning from one restores the selected restaurant, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const { common, promotion } = guest.texts;
  await guest.open('/');
  await page.getByRole('banner').getByRole('link', { name: common.header.promotions, exact: true }).click();
  const cards = page.getByRole('article');
  await expect(cards.getByText(promotion.filter.ended)).toHaveCount(1);
  const allCount = await cards.count();
  await page.getByRole('radio', { name: promotion.filter.running }).check();
  await expect(cards).toHaveCount(allCount - 1);
  // A card shows the first day only before the promotion begins, and the last day only if there is one (decision 38).
  const upcomingCards = cards.filter({ hasText: /\d\d-\d\dから/ });
  await expect(upcomingCards).toHaveCount(1);
  await expect(upcomingCards.getByText(promotion.filter.running)).toHaveCount(0);
  await expect(cards.filter({ hasNotText: / – / })).toHaveCount(1);
  await page.getByRole('radio', { name: promotion.filter.ended }).check();
  await expect(cards).toHaveCount(1);
  await page.getByRole('radio', { name: promotion.filter.all }).check();
  await expect(cards).toHaveCount(allCount);
  await page.getByRole('tab').nth(1).click();
  await expect(cards).toHaveCount(1);
  const heading = cards.getByRole('heading');
  const name = (await heading.textContent()) ?? '';
  await heading.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/\S/);
  await page.getByRole('link', { name: common.buttons.previous }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a promotion names its price and its next free day, and links to its product, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { promotion, offer, common } = guest.texts;
  await guest.open('/fnb/prom/main?hotelCode=DJE');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(createPattern(offer.adultFrom));
  await expect(cards.first()).toContainText(createPattern(promotion.nextDay));
  await expect(cards.last()).toContainText(promotion.filter.ended);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/fnb\/prom\/detail/);
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toContainText(createPattern(promotion.nextDay));
  await bar.getByRole('link', { name: new RegExp(`^${common.buttons.reserve}`) }).click();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D302\/P30201/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page of an unknown promotion says so and links to all promotions, in Chinese', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  const { promotion } = guest.texts;
  for (const query of ['?promCode=NONE', '?promCode=NOPE%21', '']) {
    await guest.open(`/fnb/prom/detail${query}`);
    await expect(page.getByRole('heading', { level: 1, name: promotion.missing })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: promotion.toAll }).click();
  await expect(page.getByRole('heading', { level: 1, name: promotion.title })).toBeVisible();
});

test.describe('pages with animations', () => {
  test.use({ contextOptions: browserProfiles.full.contextOptions });

  test('a banner of the main page opens its promotion in a new window, in English', async ({ page }) => {
    const guest = new Guest(page, 'en');
    await guest.open('/');
    const promotions = page.getByRole('group', { name: guest.texts.banner.promotions, exact: true });
    const { slide, pause, next } = guest.texts.common.carousel;
    const hiddenSlides = promotions.locator(`[aria-roledescription="${slide}"][inert]`);
    const currentSlides = promotions.locator(`[aria-roledescription="${slide}"]:not([inert])`);
    // Slides move only after their code has loaded. While autoplay runs, they may move under the pointer.
    await expect(hiddenSlides).toHaveCount(4);
    await promotions.getByRole('button', { name: pause }).click();
    const banner = currentSlides.getByRole('link', { name: /The members’ table/ });
    await expect(async () => {
      await promotions.getByRole('button', { name: next }).click();
      await expect(currentSlides).toHaveCount(1);
      await expect(banner).toBeVisible({ timeout: 100 });
    }).toPass();
    const [popup] = await Promise.all([page.waitForEvent('popup'), banner.click()]);
    await expect(popup).toHaveURL(/\/fnb\/prom\/detail\?promCode=/);
    await expect(popup.getByRole('heading', { level: 1, name: /The members’ table/ })).toBeVisible();
  });
});

for (const [width, currentDotCount] of [
  [390, 1],
  [1440, 0],
] as const) {
  const dots = currentDotCount === 0 ? 'no dots' : 'dots';
  test(`at ${width} px a row of dishes shows ${dots} before its code is loaded, in Korean`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/carousel-motion*', (route) => route.abort());
    const guest = new Guest(page, 'ko');
    await guest.open('/');
    const row = page.getByRole('tabpanel').getByRole('group').first();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button', { name: guest.texts.common.carousel.next })).toBeVisible();
    await expect(row.locator('[aria-current="true"]').filter({ visible: true })).toHaveCount(currentDotCount);
  });
}

test('a dish that has the focus before its row can move keeps the focus and opens, in English', async ({ page }) => {
  const release = await delayRequests(page, '**/carousel-motion*');
  const guest = new Guest(page, 'en');
  await guest.open('/');
  await page.getByRole('tab', { name: /Boreum/ }).click();
  const row = page.getByRole('tabpanel').getByRole('group').first();
  // Neither the first dish of the row nor the first one that the row shows after it has moved.
  const dish = row.locator('a[href*="P10602"]');
  await dish.focus();
  release();
  await expect(row.locator('[aria-current]').filter({ visible: true })).toHaveCount(2);
  await expect(dish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';
import { Guest } from './support/guest';

test.use(browserProfiles.withPictures);

/**
 * Runs in the page before its scripts: makes pictures that are not loaded report that they are complete, as Chromium
 * sometimes does.
 */
const reportUnloadedAsComplete = (): void => {
  const loadedPictures = new WeakSet<EventTarget>();
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && loadedPictures.add(target),
    true,
  );
  const naturalWidthProperty = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'naturalWidth');
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { get: () => true },
    currentSrc: {
      get(this: HTMLImageElement) {
        return this.src;
      },
    },
    naturalWidth: {
      get(this: HTMLImageElement) {
        return loadedPictures.has(this) ? (naturalWidthProperty?.get?.call(this) as number) : 0;
      },
    },
  });
};

test('pictures that have not started to load are not replaced by placeholders, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await page.addInitScript(reportUnloadedAsComplete);
  await guest.open('/fnb/dinInfo');
  const main = page.getByRole('main');
  const firstPicture = main.locator('picture img').first();
  await expect.poll(() => firstPicture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(main.locator('use[href*="still-life"]')).toHaveCount(0);
});

test('pictures that fail to load are replaced by placeholders, and the gallery stays wider than high, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await page.route('**/pictures/**', (route) => route.abort());
  await guest.open('/reservation/prod/detail/D302/P30201');
  const gallery = page.getByRole('group', { name: guest.texts.product.gallery });
  await expect(gallery.locator('svg').first()).toBeVisible();
  await expect(gallery.locator('img[src*="pictures"]')).toHaveCount(0);
  const box = await gallery.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(1.2);
});

test('the button for the next picture of a restaurant is above the restaurant’s name, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D302');
  const restaurant = page.getByRole('region', { name: 'Oreum Grill' });
  const name = restaurant.getByRole('heading', { level: 2 });
  const nextButton = restaurant.getByRole('button', { name: guest.texts.common.carousel.next });
  await expect(nextButton).toBeVisible();
  const [nameBox, nextBox] = [await name.boundingBox(), await nextButton.boundingBox()];
  expect((nextBox?.y ?? 0) + (nextBox?.height ?? 0)).toBeLessThanOrEqual(nameBox?.y ?? 0);
});

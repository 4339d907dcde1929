import { randomInt } from 'node:crypto';
import { formatFullDay } from '@dining/i18n/formats';
import { expect, type Page, test } from '@playwright/test';
import { createPattern, type LanguageName, type LanguageSetup, languageSetups } from './languages';
import { ProviderWindow } from './provider';
import { chooseTile } from './tiles';

/** A dinner without questions: two of one menu at Oreum Grill, Jeju (packages/demo). */
export const dinner = { hotel: 'DJE', dinCode: 'D302', prodCode: 'P30201', sum: 176_000 };

const isClosedDay = (day: Date): boolean => day.getUTCDay() === 3;

/**
 * Returns the day `days` ahead in Seoul, `YYYY-MM-DD`. Wednesdays, when the grill is closed, are not counted. Each
 * journey uses its own day. Ten days and more count from the start of the run, so that midnight moves no journey to the
 * day of another; fewer days count from now.
 */
export function getDayAhead(days: number): string {
  const startMs = days < 10 ? Date.now() : Number(process.env['RUN_STARTED_AT'] ?? Date.now());
  const day = new Date(startMs + 9 * 60 * 60_000);
  const moveToNextDay = () => day.setUTCDate(day.getUTCDate() + 1);
  if (isClosedDay(day)) moveToNextDay();
  for (let remainingDays = days; remainingDays > 0; remainingDays -= isClosedDay(day) ? 0 : 1) moveToNextDay();
  return day.toISOString().slice(0, 10);
}

/** Returns a day for a journey that uses up its stock; each retry gets another day. */
export const getRetrySafeDay = (days: number): string => getDayAhead(days + test.info().retry);

/** Operates the site as a guest, and finds elements by role and name in the guest's language. */
export class Guest {
  readonly languageSetup: LanguageSetup;
  readonly texts: LanguageSetup['texts'];
  /** A different address for each guest, because the number of mails to one address is limited per day. */
  readonly email = `bada.${randomInt(1_000_000)}@example.test`;

  constructor(
    readonly page: Page,
    name: LanguageName,
  ) {
    this.languageSetup = languageSetups[name];
    this.texts = this.languageSetup.texts;
    // A hydration mismatch, or a render that React had to repeat, fails the journey (errors 418–425, 520).
    page.on('pageerror', (error) => {
      if (/React error #(4(1[89]|2[1-5])|520)/.test(error.message)) throw error;
    });
  }

  getButton(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Opens a page and waits for hydration, because before that only the browser handles keys. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await expect(this.page.locator('.load-error')).toHaveCount(0);
  }

  async reload(): Promise<void> {
    await this.waitForHistory();
    await this.page.reload();
    await expect(this.page.locator('.load-error')).toHaveCount(0);
  }

  /** Waits until the history entries of closed modals are removed, because their removal would cancel a navigation. */
  private async waitForHistory(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { modalDepth = 0 } = (history.state ?? {}) as { modalDepth?: number };
      return modalDepth <= document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog').length;
    });
  }

  /** Opens a page without waiting for hydration, which may never happen. */
  async goTo(path: string): Promise<void> {
    await this.waitForHistory();
    await this.page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${this.languageSetup.query}`);
  }

  async chooseHotel(htlCode: string): Promise<void> {
    await this.open('/');
    await this.page.getByRole('combobox', { name: this.texts.common.header.hotel }).selectOption(htlCode);
    await this.page
      .getByRole('navigation', { name: this.texts.common.header.label })
      .getByRole('link', { name: this.texts.common.header.reservation, exact: true })
      .click();
    await expect(this.page).toHaveURL(/\/reservation\/step\/1/);
  }

  getVenue(dinCode: string) {
    return this.page
      .getByRole('group', { name: this.texts.reservation.venue.label, exact: true })
      .getByRole('radio')
      .and(this.page.locator(`[value="${dinCode}"]`));
  }

  async chooseVenue(dinCode: string): Promise<void> {
    await chooseTile(this.getVenue(dinCode));
  }

  async addAdults(count: number): Promise<void> {
    const counter = this.page.getByRole('group', { name: this.texts.common.guests.adult, exact: true });
    for (let clicks = 0; clicks < count; clicks += 1) await counter.getByRole('button').last().click();
  }

  /** Opens the calendar at the month of a day. Returns the button of the day. */
  async getDayInCalendar(date: string) {
    const searchButton = this.getButton(this.texts.reservation.date.search);
    const calendar = this.page.getByRole('grid');
    // A search with a date opens the calendar automatically.
    await expect(async () => {
      if (!(await calendar.isVisible())) await searchButton.click({ timeout: 1_000 });
      await expect(calendar).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const name = createPattern(formatFullDay(date, this.languageSetup.language));
    const dayButton = calendar.getByRole('button', { name });
    await expect(calendar).toBeVisible();
    // When a month is loaded, the calendar may select the first free day and show the month of that day instead.
    await expect(this.page.locator('[aria-busy="true"]').filter({ has: calendar })).toHaveCount(0);
    const { nextMonth, previousMonth } = this.texts.reservation.date;
    const previousButton = this.getButton(previousMonth);
    while (!(await dayButton.isVisible()) && (await previousButton.isEnabled())) await previousButton.click();
    for (let months = 0; months < 6 && !(await dayButton.isVisible()); months += 1)
      await this.getButton(nextMonth).click();
    return dayButton;
  }

  async chooseDay(date: string): Promise<void> {
    await (await this.getDayInCalendar(date)).click();
  }

  async chooseTime(time: string): Promise<void> {
    await chooseTile(this.page.getByRole('radio', { name: new RegExp(`^${time}`) }));
  }

  async goToNextStep(): Promise<void> {
    await this.getButton(this.texts.common.buttons.next).filter({ visible: true }).first().click();
  }

  async selectFirstProduct(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: createPattern(this.texts.reservation.list.select) })
      .first()
      .click();
    await expect(this.page).toHaveURL(/\/reservation\/prod\/detail\//);
  }

  async setMenuCount(index: number, count: number): Promise<void> {
    const stepper = this.page
      .getByRole('region', { name: this.texts.product.menus.title })
      .getByRole('group')
      .filter({ has: this.page.getByRole('status') })
      .nth(index);
    const countText = stepper.locator('output > span').first();
    await expect(async () => {
      const currentCount = Number(await countText.textContent());
      if (currentCount !== count) await stepper.getByRole('button')[currentCount < count ? 'last' : 'first']().click();
      expect(currentCount).toBe(count);
    }).toPass({ intervals: [0] });
  }

  getRoom(name: string) {
    return this.page.getByRole('region', { name: this.texts.common.resvType.room }).getByRole('radio', { name });
  }

  async pressReserve(): Promise<void> {
    await this.getButton(this.texts.common.buttons.reserve).filter({ visible: true }).first().click();
  }

  async continueAsGuest(): Promise<void> {
    await this.getButton(this.texts.guard.asGuest).click();
    const { title, detailsTitle } = this.texts.payment;
    const heading = this.page.getByRole('heading', { level: 1 });
    await expect(heading.filter({ hasText: new RegExp(`^(${title}|${detailsTitle})$`) })).toBeVisible();
  }

  /** Fills in the fields of the payment form that every guest fills in, and gives the consent. */
  async fillInForm({ name = 'Han Bada', phone = ['4321', '8765'], email = this.email } = {}): Promise<void> {
    const booker = this.page.getByRole('region', { name: this.texts.payment.booker.title });
    await booker
      .getByRole('textbox', { name: createPattern(this.texts.payment.booker.name) })
      .first()
      .fill(name);
    await booker.getByRole('textbox', { name: this.texts.phone.korean }).fill(['010', ...phone].join('-'));
    await booker.getByRole('combobox', { name: createPattern(this.texts.payment.booker.email) }).fill(email);
    await this.page.getByRole('checkbox', { name: createPattern(this.texts.payment.terms.finalAgree) }).check();
  }

  getPayButton() {
    return this.getButton(createPattern(this.texts.payment.actions.pay)).filter({ visible: true }).first();
  }

  /** Presses Pay. Returns the provider's window and the order number. */
  async openPaymentWindow(): Promise<{ window: ProviderWindow; shopOrderNo: string }> {
    const [popup, prepayResponse] = await Promise.all([
      this.page.waitForEvent('popup'),
      this.page.waitForResponse('**/api/ordersheet/prepay'),
      this.getPayButton().click(),
    ]);
    const { response } = (await prepayResponse.json()) as { response: { shopOrderNo: string } };
    await popup.waitForURL((url) => !url.pathname.startsWith('/easypay/wait'));
    return { window: new ProviderWindow(popup), shopOrderNo: response.shopOrderNo };
  }

  /** Opens the detail page by a URL that contains the product, the visit and the party, but no menus. */
  async openDetail(
    date: string,
    {
      time = '18:00',
      adults = 2,
      dinCode = dinner.dinCode,
      prodCode = dinner.prodCode,
      hotel = dinner.hotel,
      type = 'table',
    } = {},
  ): Promise<void> {
    const query = new URLSearchParams({
      hotelCode: hotel,
      dinCode,
      prodCode,
      resvType: type,
      resvDate: `${date} ${time}`,
      adultCount: String(adults),
      childCount: '0',
    });
    await this.open(`/reservation/prod/detail/${dinCode}/${prodCode}?${query.toString()}`);
  }

  /** Chooses a dinner for two, continues as a guest and fills in the payment form. */
  async preparePayment(date: string, time = '18:00'): Promise<void> {
    await this.openDetail(date, { time });
    await this.setMenuCount(0, 2);
    await this.pressReserve();
    await this.continueAsGuest();
    await this.fillInForm();
  }

  async expectAlert(text: string): Promise<void> {
    await expect(this.page.getByRole('alertdialog').filter({ hasText: createPattern(text) })).toBeVisible();
  }

  async closeAlert(): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button').last().click();
  }
}

import { languageNames, languages } from '@dining/domain/shared/language';
import { expect, type Page, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { browserProfiles } from './support/browser-profiles';
import { type EmptyServer, startEmptyServer } from './support/empty-server';
import { Guest, getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { ProviderWindow } from './support/provider';
import { runStaffCommandIn } from './support/staff-command';
import { StaffMember } from './support/staff-member';

const password = 'a long walk by the sea';
const registration = {
  companyName: '바다호텔 주식회사',
  representative: '김하나',
  address: '부산광역시 해운대구 바다로 1',
  tel: '051-000-0000',
  email: 'hotel@bada.example',
  bizRegNo: '123-45-67891',
  mailOrderNo: '2026-부산해운대-0001',
  mailOrderOffice: '부산광역시 해운대구청',
  hostingProvider: '바다호텔 주식회사',
  privacyOfficer: '박둘',
} as const;

let server: EmptyServer;
test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.stop());

/** Accepts the invitation of the first owner with a password and an authenticator app. */
async function acceptInvitation(owner: StaffMember, link: string): Promise<void> {
  const { page, texts } = owner;
  const { staffInvitation, staffSignIn } = texts;
  const { pathname, hash } = new URL(link);
  await owner.open(`${pathname}${hash}`);
  const getPasswordField = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await getPasswordField(staffInvitation.password).fill(password);
  await getPasswordField(staffInvitation.repeatPassword).fill(password);
  await owner.getButton(staffSignIn.next).click();
  const secret = (await page.getByTestId('totp-secret').innerText()).replaceAll(/\s/g, '');
  await owner.getField(staffSignIn.code).fill(await owner.getCode(secret));
  await owner.getButton(staffInvitation.finish).click();
  await page.getByText(staffInvitation.codesSaved).click();
  await owner.getButton(staffInvitation.continue).click();
}

/** Fills in a text in the four languages. */
async function fillInText(page: Page, label: string, text: string): Promise<void> {
  const group = page.getByRole('group', { name: new RegExp(`^${label}`) });
  for (const language of languages)
    await group.getByLabel(languageNames[language].native, { exact: true }).fill(`${text} ${language}`);
}

test('an owner sets up three hotels in an empty database, and a guest pays for their first table', async ({
  browser,
}) => {
  const ownerContext = await browser.newContext({ ...createIpAddressOptions(), baseURL: server.url });
  const owner = new StaffMember(await ownerContext.newPage(), 'en');
  const { page, texts } = owner;
  const { setup } = texts;
  const save = () => owner.getButton(setup.save).click();
  const fillIn = (label: string, value: string) =>
    page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value);
  const expectSaved = async (name: string) => {
    await expect(page.getByText(setup.saved.replace('{{name}}', name))).toBeVisible();
    await expect(page.getByRole('heading', { name: setup.title, exact: true })).toBeVisible();
  };

  await page.goto('/');
  const invitation = await runStaffCommandIn(server.dataDir, 'invite-owner', 'owner@bada.example', 'Kim Owner');
  await acceptInvitation(owner, /http\S+#\S+/.exec(invitation)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: setup.title, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/setup/);
  expect(await listViolations(page, 'set-up')).toEqual([]);

  const englishName = page.getByRole('group', { name: new RegExp(`^${setup.hotel.name}`) }).getByLabel('English');
  const fillInHotel = async (name: string) => {
    await owner.getButton(setup.open.addHotel).click();
    await fillInText(page, setup.hotel.name, name);
    await fillIn(setup.hotel.phone, '051-000-0000');
    await fillIn(setup.hotel.latitude, '35.16');
    await fillIn(setup.hotel.longitude, '129.16');
    const business = page.getByRole('group', { name: new RegExp(`^${setup.hotel.business}`) });
    for (const [field, value] of Object.entries(registration))
      await business.getByLabel(new RegExp(`^${setup.hotel.fields[field as keyof typeof registration]}`)).fill(value);
  };
  const addTerms = async (hotelName: string) => {
    await owner.getButton(setup.open.terms.replace('{{name}}', `${hotelName} en`)).click();
    for (const kind of ['TT0001', 'TT0002', 'TT0003', 'TT0004'] as const) {
      await expect(page.getByLabel(new RegExp(`^${setup.terms.kind}`))).toHaveValue(kind);
      await owner.getButton(setup.terms.useTemplate).click();
      await page.getByText(setup.terms.checked).click();
      await owner.getButton(setup.terms.add).click();
      await expect(page.getByRole('listitem').filter({ hasText: setup.termsKinds[kind] })).toBeVisible();
    }
  };

  await test.step('the name of the group and the usual allergies', async () => {
    await owner.getButton(setup.open.group).click();
    await owner.getButton(setup.group.useTemplate.replace('{{count}}', '9')).click();
    await fillInText(page, setup.group.name, 'Bada Hotels');
    expect(await listViolations(page, 'group')).toEqual([]);
    await save();
    await expectSaved(setup.topics.group);
  });

  await test.step('the first hotel, refused without a text in every language, and kept over a reload', async () => {
    await fillInHotel('Bada Hotel');
    await englishName.fill('');
    await save();
    await expect(englishName).toHaveAttribute('aria-invalid', 'true');
    expect(await listViolations(page, 'hotel')).toEqual([]);
    await page.reload();
    await expect(page.getByText(setup.draft)).toBeVisible();
    await englishName.fill('Bada Hotel en');
    await save();
    await expectSaved(setup.topics.hotel);
  });

  await test.step('terms from templates', async () => {
    await addTerms('Bada Hotel');
    expect(await listViolations(page, 'terms')).toEqual([]);
    await owner.getButton(setup.back).click();
  });

  await test.step('a restaurant with hours and seats', async () => {
    await owner.getButton(setup.open.addVenue.replace('{{hotel}}', 'Bada Hotel en')).click();
    await fillInText(page, setup.venue.name, 'Pado');
    await fillInText(page, setup.venue.description, 'Fish of the day');
    await fillIn(setup.venue.phone, '051-000-0001');
    await fillIn(setup.venue.seatCount, '40');
    expect(await listViolations(page, 'venue')).toEqual([]);
    await save();
    await expectSaved(setup.topics.venue);
  });

  await test.step('a cancellation policy below the cap', async () => {
    const name = setup.open.policy.replace('{{name}}', 'Pado en');
    await owner.getButton(name).click();
    const fee = page.getByLabel(new RegExp(`^${setup.policy.feePercent}`)).last();
    await fee.fill('30');
    await owner.getButton(setup.terms.add).click();
    await expect(page.getByText(texts.catalogue.issues.tier_over_cap)).toBeVisible();
    await fee.fill('20');
    expect(await listViolations(page, 'policy')).toEqual([]);
    await owner.getButton(setup.terms.add).click();
    await expectSaved(name);
  });

  await test.step('a menu and a product, put on sale', async () => {
    await owner.getButton(setup.open.products.replace('{{name}}', 'Pado en')).click();
    await owner.getButton(setup.menu.add).click();
    await fillInText(page, setup.menu.name, 'Sea menu');
    await fillIn(setup.menu.price, '88000');
    await save();
    await expect(page.getByText('Sea menu en')).toBeVisible();
    await owner.getButton(setup.product.add).click();
    await fillInText(page, setup.product.name, 'Dinner by the sea');
    await page.getByRole('checkbox', { name: 'Sea menu en' }).check();
    await save();
    await owner.getButton(`${setup.product.publish}: Dinner by the sea en`).click();
    await owner.getButton(setup.product.publish, page.getByRole('alertdialog')).click();
    await expect(page.getByText(setup.product.published.replace('{{name}}', 'Dinner by the sea en'))).toBeVisible();
    expect(await listViolations(page, 'products')).toEqual([]);
  });

  await test.step('the public holidays of the gazette', async () => {
    const { holidays } = texts.staffCalendar;
    await page.getByRole('link', { name: texts.console.screens.calendar }).click();
    await owner.getButton(holidays.enter).click();
    await expect(page.getByText(holidays.complete)).toBeVisible();
  });

  await test.step('two more hotels with their terms', async () => {
    await page.getByRole('link', { name: texts.console.screens.setup }).click();
    for (const name of ['San Hotel', 'Gang Hotel']) {
      await fillInHotel(name);
      await save();
      await expectSaved(setup.topics.hotel);
      await addTerms(name);
      await owner.getButton(setup.back).click();
    }
  });

  await test.step('a test payment that is voided at once', async () => {
    const { start, passed } = setup.testPayment;
    const [popup] = await Promise.all([page.waitForEvent('popup'), owner.getButton(start).click()]);
    await new ProviderWindow(popup).pay();
    await expect(page.getByText(passed)).toBeVisible();
    expect(await listViolations(page, 'test payment')).toEqual([]);
    const paymentLine = page.getByRole('listitem').filter({ has: page.getByText(setup.hints.payment) });
    await expect(paymentLine.getByText(setup.states.done)).toBeVisible();
  });

  const guestContext = await browser.newContext({
    ...browserProfiles.standard,
    ...createIpAddressOptions(),
    baseURL: server.url,
  });
  const guest = new Guest(await guestContext.newPage(), 'en');
  await test.step('a guest reserves and pays', async () => {
    await guest.open('/');
    await expect(guest.page.getByText('Pado en').first()).toBeVisible();
    await expect(guest.page.getByText('Gang Hotel en').first()).toBeAttached();
    await guest.openDetail(getDayAhead(4), { hotel: 'H01', dinCode: 'D001', prodCode: 'P0001' });
    await guest.setMenuCount(0, 2);
    await guest.pressReserve();
    await guest.continueAsGuest();
    await guest.fillInForm();
    const { window } = await guest.openPaymentWindow();
    await Promise.all([guest.page.waitForURL(/\/reservation\/prod\/payment\/complete\//), window.pay()]);
    await expect(
      guest.page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved }),
    ).toBeVisible();
    await expect(guest.page.getByText('176,000').first()).toBeVisible();
  });

  await page.reload();
  const reservationLine = page.getByRole('listitem').filter({ has: page.getByText(setup.topics.reservation) });
  await expect(reservationLine.getByText(setup.states.done)).toBeVisible();
  await guestContext.close();
  await ownerContext.close();
});

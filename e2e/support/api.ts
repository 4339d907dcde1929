import { expect, type Page } from '@playwright/test';
import { getMailCode, getSmsCode } from './codes-and-links';
import type { NewPerson } from './join-pages';
import type { ProviderAccount } from './provider-sign-in';

const siteUrl = process.env['SITE_URL'] ?? 'http://localhost:3210';

/** Sends a POST request with the page's cookies, as the site does. An error response fails the journey. */
export async function post(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'x-requested-with': 'test', origin: new URL(siteUrl).origin };
  const response = await page.request.post(`${siteUrl}/api${path}`, { data: body, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

export const cancelByApi = (page: Page, resvCode: string) => post(page, '/resv/cancel', { resvCode });

const requiredConsents = { policyTermAgreYn: 'Y', policyPrivacyAgreYn: 'Y', policyThirdPartiesAgreYn: 'Y' };
const marketingConsents = { policyMarketingAgreYn: 'Y', marketingSmsAgreYn: 'Y', marketingMailAgreYn: 'Y' };

async function verifyEmail(page: Page, email: string): Promise<void> {
  await post(page, '/join/askEmailCode', { user_id: email });
  await post(page, '/join/proveEmail', { code: await getMailCode(email) });
}

async function verifyPhone(page: Page, name: string, phone: string): Promise<void> {
  await post(page, '/join/askPhoneCode', { name_kor: name, cellphone: phone });
  await post(page, '/join/provePhone', { code: await getSmsCode(phone.replaceAll('-', '')) });
}

/**
 * Joins with the profile that a provider has just sent for this browser, and signs out again. Sends only those requests
 * of the joining pages that a test of sign-in needs.
 */
export async function joinWithProfile(page: Page, login_type: string, account: ProviderAccount): Promise<void> {
  const { name, phone, email } = account;
  await post(page, '/join/agreement', { htlCode: 'H01', login_type, ...requiredConsents });
  const { user_id: verifiedEmail } = await post(page, '/join/form', { login_type });
  if (verifiedEmail === '') await verifyEmail(page, email);
  await verifyPhone(page, name, phone);
  expect(await post(page, '/join/submit', { login_type, birthday: '1990-01-31' })).toMatchObject({ result: 'success' });
  await post(page, '/me/logout', {});
}

export async function joinAndSignIn(page: Page, { name, phone, email, password }: NewPerson): Promise<void> {
  await post(page, '/join/agreement', { htlCode: 'H01', login_type: '', ...requiredConsents, ...marketingConsents });
  await verifyEmail(page, email);
  await verifyPhone(page, name, `010${phone.join('')}`);
  const result = await post(page, '/join/submit', { login_type: '', password, birthday: '1990-01-31' });
  expect(result).toMatchObject({ result: 'success' });
  await post(page, '/authentications', { username: email, password });
}

import { groupWebsiteUrl } from '../support/provider-sign-in';
import type { Screenshots } from './screenshots';

const standInsUrl = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

export async function captureStandInScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  const { kakao, naver, google } = guest.texts.login;
  for (const [provider, label] of Object.entries({ kakao, naver, google })) {
    await guest.open('/login');
    // On phones the provider's page opens in the same window.
    const pageToOpen = shots.opensWindows ? page.context().waitForEvent('page') : page;
    await page.getByRole('button', { name: label }).click();
    const consentPage = await pageToOpen;
    await consentPage.locator('button[value="agree"]').waitFor();
    await shots.takePage(`stand-in-${provider}`, consentPage);
    if (consentPage !== page) await consentPage.close();
  }
  for (const [screenName, url] of Object.entries({
    'home-page': groupWebsiteUrl,
    mailbox: `${standInsUrl}/mail/mailbox`,
    texts: `${standInsUrl}/solapi/texts`,
  })) {
    await page.goto(url);
    await shots.takePage(`stand-in-${screenName}`);
  }
}

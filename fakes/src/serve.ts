import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAuthenticatorPlugin } from './authenticator/app';
import { createEasyPayApp } from './easypay/app';
import { createGooglePlugin } from './google/app';
import { createGroupWebsitePlugin } from './group-website/app';
import { createJusoPlugin } from './juso/app';
import { createKakaoPlugin } from './kakao/app';
import { createMailboxPlugin } from './mailbox/app';
import { MailStore } from './mailbox/mailbox';
import { startMailServer } from './mailbox/smtp';
import { createNaverPlugin } from './naver/app';
import { createSolapiPlugin } from './solapi/app';
import { createWeatherPlugin } from './weather/app';

/**
 * Starts every stand-in. Environment: FAKES_HOST (127.0.0.1), FAKES_PORT (4010), FAKES_PUBLIC_URL (the URL for
 * browsers, if different), FAKES_DATA_DIR (the folder of the payment ledger), DINING_URL (the dining site, to which the
 * group's website redirects), EASYPAY_MALL_ID and EASYPAY_SECRET (by default the demo merchant's), FAKES_AUTHENTICATOR
 * (accounts of staff as `otpauth://…`, separated by spaces).
 */
const start = async (): Promise<void> => {
  const { FAKES_HOST: host = '127.0.0.1', FAKES_PORT = '4010', FAKES_PUBLIC_URL, FAKES_DATA_DIR } = process.env;
  const { EASYPAY_MALL_ID, EASYPAY_SECRET, DINING_URL: diningUrl = 'http://localhost:3000' } = process.env;
  const { FAKES_AUTHENTICATOR = '' } = process.env;
  if (FAKES_DATA_DIR) mkdirSync(FAKES_DATA_DIR, { recursive: true });

  const app = createEasyPayApp({
    ...(EASYPAY_MALL_ID && { mallId: EASYPAY_MALL_ID }),
    ...(EASYPAY_SECRET && { secret: EASYPAY_SECRET }),
    ...(FAKES_PUBLIC_URL && { publicUrl: FAKES_PUBLIC_URL }),
    ...(FAKES_DATA_DIR && { ledgerFile: join(FAKES_DATA_DIR, 'easypay.json') }),
  });
  app.register(createWeatherPlugin(), { prefix: '/weather' });
  const mailbox = new MailStore();
  app.register(createMailboxPlugin(mailbox), { prefix: '/mail' });
  app.register(createKakaoPlugin(), { prefix: '/kakao' });
  app.register(createNaverPlugin(), { prefix: '/naver' });
  // Google's ID tokens contain the URL for browsers.
  app.register(createGooglePlugin(FAKES_PUBLIC_URL ? { publicUrl: `${FAKES_PUBLIC_URL}/google` } : {}), {
    prefix: '/google',
  });
  app.register(createGroupWebsitePlugin({ diningUrl }), { prefix: '/home-page' });
  app.register(createAuthenticatorPlugin({ uris: FAKES_AUTHENTICATOR.split(' ') }), { prefix: '/authenticator' });
  app.register(createJusoPlugin(), { prefix: '/juso' });
  app.register(createSolapiPlugin(), { prefix: '/solapi' });
  const mailServer = await startMailServer(mailbox);
  const address = await app.listen({ host, port: Number(FAKES_PORT) });
  process.stdout.write(`stand-ins ready: ${address} mail ${mailServer.url}\n`);

  const stop = () => void Promise.all([app.close(), mailServer.close()]).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

start().catch((error: unknown) => {
  process.stderr.write(`stand-ins: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

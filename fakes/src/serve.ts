import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAuthenticatorStandIn } from './authenticator/app';
import { createEasyPayFake } from './easypay/app';
import { createGoogleStandIn } from './google/app';
import { createHomePageStandIn } from './home-page/app';
import { createJusoStandIn } from './juso/app';
import { createKakaoStandIn } from './kakao/app';
import { createMailboxStandIn } from './mailbox/app';
import { Box } from './mailbox/box';
import { startMailServer } from './mailbox/smtp';
import { createNaverStandIn } from './naver/app';
import { createSolapiStandIn } from './solapi/app';
import { createWeatherStandIn } from './weather/app';

/**
 * Starts every stand-in. Environment: FAKES_HOST (127.0.0.1), FAKES_PORT (4010), FAKES_PUBLIC_URL (the URL for
 * browsers, if different), FAKES_DATA_DIR (stores ledgers), DINING_URL (the site that the demo home page leads to),
 * EASYPAY_MALL_ID and EASYPAY_SECRET (the demo merchant's), FAKES_AUTHENTICATOR (accounts of staff as `otpauth://…`,
 * separated by spaces).
 */
const start = async (): Promise<void> => {
  const { FAKES_HOST: host = '127.0.0.1', FAKES_PORT = '4010', FAKES_PUBLIC_URL, FAKES_DATA_DIR } = process.env;
  const { EASYPAY_MALL_ID, EASYPAY_SECRET, DINING_URL: diningUrl = 'http://localhost:3000' } = process.env;
  const { FAKES_AUTHENTICATOR = '' } = process.env;
  if (FAKES_DATA_DIR) mkdirSync(FAKES_DATA_DIR, { recursive: true });

  const easypay = createEasyPayFake({
    ...(EASYPAY_MALL_ID && { mallId: EASYPAY_MALL_ID }),
    ...(EASYPAY_SECRET && { secret: EASYPAY_SECRET }),
    ...(FAKES_PUBLIC_URL && { publicUrl: FAKES_PUBLIC_URL }),
    ...(FAKES_DATA_DIR && { ledgerFile: join(FAKES_DATA_DIR, 'easypay.json') }),
  });
  easypay.register(createWeatherStandIn(), { prefix: '/weather' });
  const box = new Box();
  easypay.register(createMailboxStandIn(box), { prefix: '/mail' });
  easypay.register(createKakaoStandIn(), { prefix: '/kakao' });
  easypay.register(createNaverStandIn(), { prefix: '/naver' });
  // Its tokens contain the URL for browsers.
  easypay.register(createGoogleStandIn(FAKES_PUBLIC_URL ? { publicUrl: `${FAKES_PUBLIC_URL}/google` } : {}), {
    prefix: '/google',
  });
  easypay.register(createHomePageStandIn({ diningUrl }), { prefix: '/home-page' });
  easypay.register(createAuthenticatorStandIn({ uris: FAKES_AUTHENTICATOR.split(' ') }), { prefix: '/authenticator' });
  easypay.register(createJusoStandIn(), { prefix: '/juso' });
  easypay.register(createSolapiStandIn(), { prefix: '/solapi' });
  const mail = await startMailServer(box);
  const address = await easypay.listen({ host, port: Number(FAKES_PORT) });
  process.stdout.write(`stand-ins ready: ${address} mail ${mail.url}\n`);

  const stop = () => void Promise.all([easypay.close(), mail.close()]).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

start().catch((error: unknown) => {
  process.stderr.write(`stand-ins: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

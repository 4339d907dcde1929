import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Makes a page as slow as a phone on its way: a processor 4 times slower, 1.6 Mbit/s, 150 ms. Answers the session that tells of its network. */
export async function emulateSlowPhone(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const rate = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Emulates a slow phone: 4 times slower CPU, 1.6 Mbit/s, 150 ms. Returns the CDP session with network events. */
export async function emulateSlowPhone(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

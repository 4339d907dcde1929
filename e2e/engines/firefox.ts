import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine } from './engine';

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const [firstPage = await browser.newPage()] = await browser.pages();
  await firstPage.setViewport({ width: 1280, height: 900 });
  let page: Page = firstPage;
  const findElement = async (element: string): Promise<ElementHandle> => {
    const elementHandle = (await page.evaluateHandle(element)).asElement() as ElementHandle | null;
    if (elementHandle === null) throw new Error(`no element: ${element}`);
    return elementHandle;
  };
  return {
    name: 'Firefox',
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    press: async (element) => (await findElement(element)).click(),
    type: async (element, text) => (await findElement(element)).type(text),
    switchToNewestWindow: async () => {
      for (let tries = 0; tries < 50; tries += 1) {
        const newestPage = (await browser.pages()).findLast((each) => each !== firstPage && !each.isClosed());
        if (newestPage !== undefined) {
          page = newestPage;
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    switchToFirstWindow: async () => {
      page = firstPage;
    },
    takeScreenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}

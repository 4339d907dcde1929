import { writeFile } from 'node:fs/promises';
import { Builder, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../tools/lib/free-port';
import { startUntil } from '../../tools/lib/run';
import type { Engine } from './engine';

interface WebkitPaths {
  readonly driverPath: string;
  readonly browserPath: string;
}

/** Starts WebKit (GTK MiniBrowser), driven by WebDriver, in a window as wide as a phone on a virtual screen. */
export async function startWebkit({ driverPath, browserPath }: WebkitPaths): Promise<Engine> {
  const port = await findFreePort();
  const { child } = await startUntil(
    /started/,
    'xvfb-run',
    ['--auto-servernum', 'sh', '-c', `echo started; exec ${driverPath} --port=${port}`],
    { detached: true, env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } },
  );
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
  const firstWindow = await driver.getWindowHandle();
  const findElement = async (element: string): Promise<WebElement> => {
    const elementHandle = await driver.executeScript<WebElement | null>(
      `const found = ${element}; found?.scrollIntoView({ block: 'center', behavior: 'instant' }); return found;`,
    );
    if (elementHandle === null) throw new Error(`no element: ${element}`);
    return elementHandle;
  };
  return {
    name: 'WebKit',
    goTo: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression};`),
    press: async (element) => (await findElement(element)).click(),
    type: async (element, text) => (await findElement(element)).sendKeys(text),
    switchToNewestWindow: async () => {
      for (let tries = 0; tries < 50; tries += 1) {
        const newestWindow = (await driver.getAllWindowHandles()).findLast((each) => each !== firstWindow);
        if (newestWindow !== undefined) return driver.switchTo().window(newestWindow);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    switchToFirstWindow: () => driver.switchTo().window(firstWindow),
    takeScreenshot: async (file) => writeFile(file, Buffer.from(await driver.takeScreenshot(), 'base64')),
    close: async () => {
      await driver.quit();
      // The virtual screen belongs to the same process group.
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}

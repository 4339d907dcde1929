import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/**
 * Turns the social card into the JPEG that other sites can show, for they take no SVG. Run it after `draw.ts` with
 * `npx tsx tools/pictures/card.ts`; CHROMIUM names the browser where it is not at its usual place.
 */
const at = (file: string) => new URL(`../../apps/web/public/pictures/${file}`, import.meta.url);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<body style="margin:0">${readFileSync(at('social-card.svg'), 'utf8')}</body>`);
await page.screenshot({ path: fileURLToPath(at('social-card.jpg')), type: 'jpeg', quality: 82 });
await browser.close();

import { type PageName, pageNames, pages } from '@dining/contract/site/pages';
import { states } from '../support/states';
import { type Engine, waitUntil } from './engine';

/**
 * Returns the URL at which a page is checked: its first state that consists only of a URL, or the page without
 * parameters.
 */
const getAddress = (page: PageName): string =>
  Object.values(states[page]).find((state) => typeof state === 'string') ?? pages[page].path;

/** Checks that a page shows text, is not wider than its window and has reported no error. */
export async function expectPageWorks(engine: Engine, what: string): Promise<void> {
  await waitUntil(
    engine,
    `${what}: a heading, an alert or a line to read`,
    `document.body.innerText.trim().length > 10 && !document.querySelector('.load-error')`,
  );
  // Before WebKit lays the page out, its width includes the carousel's slides.
  await waitUntil(engine, `${what}: no wider than its window`, 'document.documentElement.scrollWidth <= innerWidth');
  const reportCount = await engine.evaluate<number>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/app/clientError')).length`,
  );
  if (reportCount > 0) throw new Error(`${what}: an error in the page was told to the server`);
}

export async function checkPages(engine: Engine, site: string, lang: string): Promise<number> {
  for (const name of pageNames) {
    const place = getAddress(name);
    await engine.goTo(`${site}${place}${place.includes('?') ? '&' : '?'}lang=${lang}`);
    await expectPageWorks(engine, `${engine.name}, ${name}`);
  }
  return pageNames.length;
}

import { type PageName, pageNames, pages } from '@dining/contract/site/pages';
import { states } from '../support/states';
import { type Engine, waitUntil } from './engine';

/**
 * Returns the path at which a page is checked: its first state that consists only of a path, or the page without
 * parameters.
 */
const getCheckedPath = (page: PageName): string =>
  Object.values(states[page]).find((state) => typeof state === 'string') ?? pages[page].path;

/** Checks that a page is hydrated, shows text, is not wider than its window and has reported no error. */
export async function expectPageWorks(engine: Engine, label: string): Promise<void> {
  await waitUntil(
    engine,
    `${label}: a hydrated page with text`,
    `document.body.innerText.trim().length > 10 && !document.querySelector('.load-error')`,
  );
  // Before WebKit lays the page out, its width includes the carousel's slides.
  await waitUntil(engine, `${label}: no wider than its window`, 'document.documentElement.scrollWidth <= innerWidth');
  const reportCount = await engine.evaluate<number>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/app/clientError')).length`,
  );
  if (reportCount > 0) throw new Error(`${label}: the page reported an error to the server`);
}

/** Opens and checks every page in a language. Returns the number of pages. @throws Error if a page does not work */
export async function checkPages(engine: Engine, site: string, lang: string): Promise<number> {
  for (const name of pageNames) {
    const path = getCheckedPath(name);
    await engine.goTo(`${site}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await expectPageWorks(engine, `${engine.name}, ${name}`);
  }
  return pageNames.length;
}

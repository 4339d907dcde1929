import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The script tags as the site's build writes them. */
const scriptTags =
  '<script type="module" async src="/early.js"></script><script type="module" crossorigin src="/site.js"></script>';

/** Creates a minimal build of the site: its HTML page and its list of preloads. */
export async function createSiteBuild(
  preloads: object = { pages: {}, late: {}, languages: {}, texts: {} },
): Promise<{ dist: string; remove: () => Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dist, '.vite'));
  await writeFile(
    join(dist, 'index.html'),
    `<html lang="x"><head>${scriptTags}<!--head--></head><body><div id="root"><div class="load-error">x</div></div></body></html>`,
  );
  await writeFile(join(dist, '.vite/preloads.json'), JSON.stringify(preloads));
  return { dist, remove: () => rm(dist, { recursive: true }) };
}

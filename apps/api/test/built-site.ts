import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The least that the site's build leaves: a page that shows its boot data. */
export async function builtSite(
  preloads: object = { pages: {}, late: {}, languages: {}, texts: {} },
): Promise<{ dist: string; remove: () => Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dist, '.vite'));
  await writeFile(
    join(dist, 'index.html'),
    '<html lang="x"><head><!--head--></head><body><div id="root"><div class="late-start">x</div></div></body></html>',
  );
  await writeFile(join(dist, '.vite/preloads.json'), JSON.stringify(preloads));
  return { dist, remove: () => rm(dist, { recursive: true }) };
}

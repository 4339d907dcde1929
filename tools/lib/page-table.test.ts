import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageNames, pages } from '@dining/contract/site/pages';
import { languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { expect, it } from 'vitest';
import { routePages } from '../../apps/web/build/route-pages';
import { states } from '../../e2e/support/states';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files to change for a new page, besides its own folder (docs/architecture.md, Adding a page). */
const filesOfNewPage = [
  'apps/web/src/app/routes.tsx',
  'e2e/support/states.ts',
  'packages/contract/src/site/pages.ts',
  'packages/i18n/src/site/page-texts.ts',
];

it('only the four documented files name more than half of the pages', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'apps', 'bench', 'e2e', 'packages', 'tools'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
  const listingFiles = files.filter((file) => {
    const words = new Set(read(file).match(/\w+/g));
    return pageNames.filter((page) => words.has(page)).length > pageNames.length / 2;
  });
  expect(listingFiles.sort()).toEqual(filesOfNewPage);
  const section = /### Adding a page\n([^#]*)/.exec(read('docs/architecture.md'))?.[1] ?? '';
  expect([...section.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file = '']) => file).sort()).toEqual(filesOfNewPage);
});

it.each(pageNames)('%s has a route, a file, a title, a description, translations and states', (page) => {
  const { file } = routePages[page];
  expect(existsSync(join(root, 'apps/web', file))).toBe(true);
  const module = file.replace(/^src/, '..').replace(/\.tsx$/, '');
  expect(read('apps/web/src/app/routes.tsx').replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`\\b${page}: createPageRoute\\( ?'${page}', \\(\\) => import\\('${module}'\\)`),
  );
  for (const language of languages) {
    expect(packs[language]).toMatchObject(
      Object.fromEntries(pages[page].translations.map((part) => [part, expect.anything()])),
    );
    const { title, description } = packs[language].meta.pages[page];
    expect([title, description]).not.toContain('');
  }
  expect(Object.keys(states[page])).not.toEqual([]);
});

it('only pages have titles, descriptions and states', () => {
  expect(Object.keys(packs.ko.meta.pages).sort()).toEqual([...pageNames].sort());
  expect(Object.keys(states).sort()).toEqual([...pageNames].sort());
});

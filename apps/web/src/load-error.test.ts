import { readFileSync } from 'node:fs';
import { languageNames, languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../../packages/ui/src/load-error.css', import.meta.url), 'utf8');

it.each(languages)('the load error has the same texts in %s as the translations of the site', (language) => {
  const [tag] = languageNames[language].html.split('-');
  const [, block = ''] = new RegExp(`:root:lang\\(${tag}\\) \\{([^}]*)\\}`).exec(css) ?? [];
  const { errorPage, loadFailed, offline, buttons } = packs[language].common;
  expect(
    Object.fromEntries([...block.matchAll(/--load-error-(\w+): "([^"\\]*)";/g)].map(([, name, text]) => [name, text])),
  ).toEqual({
    title: errorPage.title,
    text: loadFailed,
    offline,
    retry: buttons.retry,
  });
});

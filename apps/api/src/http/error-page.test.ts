import { readFileSync } from 'node:fs';
import { languages } from '@dining/domain/shared/language';
import { describe, expect, it } from 'vitest';
import { colourSchemes } from '../html/brand';
import { renderErrorPage } from './error-page';

const renderPage = (changes: Partial<Parameters<typeof renderErrorPage>[0]> = {}) =>
  renderErrorPage({
    language: 'en',
    reason: 'failed',
    text: 'What happened.',
    retryUrl: '/reservation/step/1?x=1',
    ...changes,
  });

describe('the error page', () => {
  it.each(languages)('loads no other file in the language %s', (language) => {
    expect(renderPage({ language })).not.toMatch(/<script|src=|url\(|@import|https?:/);
  });

  it.each([
    ['the URL of another site', '//evil.test/x', '/evil.test/x'],
    ['the URL of another site with a backslash', '/\\evil.test', '/evil.test'],
    ['a URL with a script', '/x"><script>alert(1)</script>', '/x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('offers a retry link that stays on this site for %s', (_name, retryUrl, href) => {
    expect(renderPage({ retryUrl })).toContain(`<a href="${href}">Try again</a>`);
    expect(renderPage({ retryUrl })).not.toContain('<script');
  });

  it.each([
    ['a missing page', { reason: 'missing' as const }],
    ['a form that was sent', { retryUrl: undefined }],
  ])('offers only the main page after %s', (_name, changes) => {
    expect(renderPage(changes).match(/<a href="[^"]*"/g)).toEqual(['<a href="/"']);
  });
});

it('the error page has the colours of the site', () => {
  const theme = readFileSync(new URL('../../../../packages/ui/src/theme.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = theme.split('prefers-color-scheme: dark');
  const themeNames = { soft: 'ink-soft', wash: 'brass-wash' } as Readonly<Record<string, string>>;
  const listMissingColours = ([css, scheme]: readonly [string, object]) =>
    Object.entries(scheme).filter(([name, value]) => !css.includes(`--color-${themeNames[name] ?? name}: ${value};`));
  const missingColours = [
    ...listMissingColours([light, colourSchemes.light]),
    ...listMissingColours([dark, colourSchemes.dark]),
  ];
  expect(missingColours).toEqual([]);
});

import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { buildOldBrowserScript } from '../../apps/web/build/old-browser';
import { listUnsupportedCssFeatures, listUnsupportedScriptFeatures } from './browser-support';

const listFeatures = (uses: ReturnType<typeof listUnsupportedScriptFeatures>) => uses.map(({ feature }) => feature);

describe('listUnsupportedScriptFeatures reports', () => {
  it.each([
    ['the v flag of regular expressions', 'const a = /[\\p{L}--[a-z]]/v;', /^syntax newer/],
    ['modifiers in regular expressions', 'const a = /(?i:a)b/;', /^syntax newer/],
    ['a v flag in a string', 'new RegExp("[a]", "v")', /^RegExp flag v$/],
    ['modifiers in a string', 'new RegExp("(?i:a)b")', /^RegExp modifiers$/],
    ['import attributes', 'import a from "./a.json" with { type: "json" };', /^syntax newer/],
    ['a using declaration', 'using a = open();', /^syntax newer/],
    ['Array.fromAsync', 'Array.fromAsync(list)', /^Array\.fromAsync$/],
    ['Object.groupBy', 'Object.groupBy(list, key)', /^Object\.groupBy$/],
    ['Promise.withResolvers', 'Promise.withResolvers()', /^Promise\.withResolvers$/],
    ['URL.canParse', 'URL.canParse(text)', /^URL\.canParse$/],
    ['AbortSignal.any', 'AbortSignal.any([a])', /^AbortSignal\.any$/],
    ['set methods', 'a.isSubsetOf(b)', /isSubsetOf/],
    ['iterator helpers', 'Iterator.from(a)', /^Iterator/],
    ['checkVisibility', 'element.checkVisibility()', /checkVisibility/],
    ['Promise.try', 'Promise.try(run)', /^Promise\.try$/],
    ['Intl.DurationFormat', 'new Intl.DurationFormat("ko")', /DurationFormat/],
    ['requestIdleCallback', 'requestIdleCallback(run)', /^requestIdleCallback$/],
  ])('%s', (_name, code, feature) => {
    expect(listFeatures(listUnsupportedScriptFeatures(code))).toContainEqual(expect.stringMatching(feature));
  });
});

it.each([
  ['lookbehind', 'const a = /(?<=a)b/;'],
  ['class fields and private methods', 'class A { #a = 1; static { A.b = 2; } #c() { return #a in this; } }'],
  ['toSorted and findLast', 'list.toSorted().findLast(Boolean)'],
  ['structuredClone', 'structuredClone({})'],
  ['top-level await', 'await load();'],
])('listUnsupportedScriptFeatures accepts %s', (_name, code) => {
  expect(listUnsupportedScriptFeatures(code)).toEqual([]);
});

describe('listUnsupportedCssFeatures reports', () => {
  it.each([
    ['light-dark()', 'a { color: light-dark(red, blue) }', 'light-dark()'],
    ['light-dark() in a custom property', 'a { --ink: light-dark(red, blue) }', 'light-dark()'],
    ['nesting', 'a { & b { color: red } }', 'nesting'],
    ['nesting without &', 'a { b { color: red } }', 'nesting'],
    ['@scope', '@scope (a) { b { color: red } }', '@scope'],
    ['@starting-style', '@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['field-sizing', 'a { field-sizing: content }', 'field-sizing'],
    ['subgrid', 'a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    [':user-invalid', 'a:user-invalid { color: red }', ':user-invalid'],
    ['anchor()', 'a { top: anchor(bottom) }', 'anchor()'],
    ['linear()', 'a { transition-timing-function: linear(0, 1) }', 'linear()'],
    ['text-wrap', 'a { text-wrap: balance }', 'text-wrap'],
  ])('%s', (_name, css, feature) => {
    expect(listFeatures(listUnsupportedCssFeatures(css))).toContain(feature);
  });
});

it.each([
  ['@property', '@property --a { syntax: "*"; inherits: false }'],
  ['color-mix() and oklch()', 'a { color: color-mix(in oklab, oklch(50% 0.1 20), red) }'],
  ['container queries', '@container (width > 20rem) { a { width: 10cqw } }'],
  [':has()', 'a:has(b) { color: red }'],
  ['dvh', 'a { height: 100dvh }'],
  ['layers', '@layer base { a { color: red } }'],
  ['ranges in media queries', '@media (width >= 48rem) { a { color: red } }'],
  ['a feature that @supports has tested', '@supports (field-sizing: content) { a { field-sizing: content } }'],
])('listUnsupportedCssFeatures accepts %s', (_name, css) => {
  expect(listUnsupportedCssFeatures(css)).toEqual([]);
});

/**
 * Runs the built script for old browsers in a stub window from which `removeFeature` deletes a feature. To delete a
 * built-in object, `removeFeature` sets `setupCode`, because the script runs with built-in objects of its own.
 */
function runScript(removeFeature: (window: Record<string, unknown>) => void = () => {}) {
  const notice = { hidden: true, removeAttribute: () => {}, getElementsByTagName: () => [] };
  const removedElements: string[] = [];
  const attributes = new Set<string>();
  const listeners = new Map<string, (event: unknown) => void>();
  const dispatchedEvents: string[] = [];
  const window: Record<string, unknown> = {
    CSS: { supports: () => true },
    CSSPropertyRule: () => {},
    structuredClone: () => {},
    fetch: () => {},
    Event: class {
      constructor(readonly type: string) {}
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    dispatchEvent: ({ type }: { type: string }) => dispatchedEvents.push(type),
    script: { noModule: false },
    document: {
      documentElement: { setAttribute: (name: string) => attributes.add(name) },
      readyState: 'complete',
      createElement: () => window['script'],
      getElementById: (id: string) => (id === 'old-browser' ? notice : null),
      querySelectorAll: () => [{ parentNode: { removeChild: () => removedElements.push('load-error') } }],
    },
  };
  window['window'] = window;
  removeFeature(window);
  const setupCode = typeof window['setupCode'] === 'string' ? window['setupCode'] : '';
  runInNewContext(`${setupCode};${buildOldBrowserScript()}`, window);
  return { notice, removedElements, attributes, listeners, dispatchedEvents };
}

describe('the script for old browsers', () => {
  it('is ECMAScript 5, which every browser can parse', () => {
    expect(() => parse(buildOldBrowserScript(), { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
  });

  it('shows no notice in a supported browser', () => {
    const { notice, attributes } = runScript();
    expect(notice.hidden).toBe(true);
    expect([...attributes]).toEqual([]);
  });

  it.each<[string, (window: Record<string, unknown>) => void]>([
    ['modules', (window) => void (window['script'] = {})],
    ['toSorted', (window) => void (window['setupCode'] = 'delete Array.prototype.toSorted')],
    ['findLast', (window) => void (window['setupCode'] = 'delete Array.prototype.findLast')],
    ['Object.hasOwn', (window) => void (window['setupCode'] = 'delete Object.hasOwn')],
    ['structuredClone', (window) => void delete window['structuredClone']],
    ['fetch', (window) => void delete window['fetch']],
    ['color-mix()', (window) => void (window['CSS'] = { supports: () => false })],
    ['CSS.supports', (window) => void (window['CSS'] = {})],
    ['CSS', (window) => void delete window['CSS']],
    ['@property', (window) => void delete window['CSSPropertyRule']],
    ['lookbehind', (window) => void (window['setupCode'] = 'RegExp = function () { throw new SyntaxError("group") }')],
  ])(
    'shows the old-browser notice and keeps the site from starting in a browser without %s',
    (_name, removeFeature) => {
      const { notice, attributes, removedElements } = runScript(removeFeature);
      expect(notice.hidden).toBe(false);
      expect([...attributes]).toEqual(['data-old-browser']);
      expect(removedElements).toEqual(['load-error']);
    },
  );

  it('shows the old-browser notice if a file of the site cannot be parsed', () => {
    const { notice, listeners, dispatchedEvents } = runScript();
    listeners.get('error')?.({
      error: new SyntaxError('Invalid regular expression'),
      filename: 'https://x/assets/entry.js',
    });
    expect(notice.hidden).toBe(false);
    expect(dispatchedEvents).toEqual(['siteready']);
  });

  it.each([
    ['an error that is not a syntax error', { error: new TypeError('x'), filename: 'https://x/assets/entry.js' }],
    ['a syntax error in a file of another origin', { error: new SyntaxError('x'), filename: 'https://y/extension.js' }],
    ['an error without details', { error: null, filename: '' }],
  ])('ignores %s', (_name, event) => {
    const { notice, listeners } = runScript();
    listeners.get('error')?.(event);
    expect(notice.hidden).toBe(true);
  });

  it('stops listening for errors once the site runs', () => {
    const { listeners } = runScript();
    listeners.get('siteready')?.({});
    expect(listeners.has('error')).toBe(false);
  });
});

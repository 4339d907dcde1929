import { describe, expect, it } from 'vitest';
import { FileMissingError, loadSiteFile } from './site-file';

describe('a file of the site', () => {
  it('resolves to its module', async () => expect(await loadSiteFile(() => Promise.resolve(1))).toBe(1));

  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/a.js',
    'error loading dynamically imported module: https://x/assets/a.js',
    'Importing a module script failed.',
  ])('rejects with a FileMissingError if the browser reports: %s', (message) =>
    expect(loadSiteFile(() => Promise.reject(new TypeError(message)))).rejects.toBeInstanceOf(FileMissingError),
  );

  it('rejects with the error of its own code if it loaded and threw', () =>
    expect(loadSiteFile(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(
      'x is not a function',
    ));
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearTab, getTabItem, removeTabItem, setTabItem } from './tab-storage';

/** Creates the part of a browser's storage that is used here. */
function createStorage(
  setItem = (kept: Map<string, string>, key: string, text: string): void => void kept.set(key, text),
) {
  const kept = new Map<string, string>();
  return {
    clear: () => kept.clear(),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => setItem(kept, key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}
const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  removeTabItem('k');
  vi.unstubAllGlobals();
});

describe('a small value of the tab', () => {
  it.each([
    ['storage', () => vi.stubGlobal('sessionStorage', createStorage())],
    ['storage that is full', () => vi.stubGlobal('sessionStorage', createStorage(refuse))],
    [
      'storage that is forbidden',
      () => vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }),
    ],
    ['no storage at all', () => undefined],
  ])('is kept and forgotten with %s', (_case, given) => {
    given();
    expect(getTabItem('k')).toBeNull();
    setTabItem('k', { path: '/a' });
    expect(getTabItem('k')).toEqual({ path: '/a' });
    removeTabItem('k');
    expect(getTabItem('k')).toBeNull();
    setTabItem('k', 'x');
    clearTab();
    expect(getTabItem('k')).toBeNull();
  });

  it('is absent if it cannot be read', () => {
    const kept = createStorage();
    kept.setItem('k', '{"half');
    vi.stubGlobal('sessionStorage', kept);
    expect(getTabItem('k')).toBeNull();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearTabItems, getTabItem, removeTabItem, setTabItem } from './tab-storage';

/** Creates a storage with the functions that are used here. */
function createStorage(
  setItem = (items: Map<string, string>, key: string, text: string): void => void items.set(key, text),
) {
  const items = new Map<string, string>();
  return {
    clear: () => items.clear(),
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => setItem(items, key, text),
    removeItem: (key: string) => items.delete(key),
  };
}
const denyAccess = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  removeTabItem('k');
  vi.unstubAllGlobals();
});

describe('a value in the storage of the tab', () => {
  it.each([
    ['working storage', () => vi.stubGlobal('sessionStorage', createStorage())],
    ['storage that cannot be written', () => vi.stubGlobal('sessionStorage', createStorage(denyAccess))],
    [
      'storage that is forbidden',
      () =>
        vi.stubGlobal('sessionStorage', {
          getItem: denyAccess,
          setItem: denyAccess,
          removeItem: denyAccess,
          clear: denyAccess,
        }),
    ],
    ['no storage at all', () => undefined],
  ])('is stored and removed with %s', (_case, stubStorage) => {
    stubStorage();
    expect(getTabItem('k')).toBeNull();
    setTabItem('k', { path: '/a' });
    expect(getTabItem('k')).toEqual({ path: '/a' });
    removeTabItem('k');
    expect(getTabItem('k')).toBeNull();
    setTabItem('k', 'x');
    clearTabItems();
    expect(getTabItem('k')).toBeNull();
  });

  it('is null if it cannot be parsed', () => {
    const storage = createStorage();
    storage.setItem('k', '{"half');
    vi.stubGlobal('sessionStorage', storage);
    expect(getTabItem('k')).toBeNull();
  });
});

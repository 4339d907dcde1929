import { beforeEach, expect, it, vi } from 'vitest';

/** The tab's storage, which survives a reload. The module is loaded again for each page. */
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    clear: () => stored.clear(),
  });
});

const [visitor, mina, jun] = [undefined, 'mina@dalbit.example', 'jun@dalbit.example'];

it.each([
  ['a visitor who stays anonymous', visitor, visitor, true],
  ['a visitor who signs in', visitor, mina, true],
  ['a member who stays signed in', mina, mina, true],
  ['a member who has signed out', mina, visitor, false],
  ['a member who is replaced by another', mina, jun, false],
])('keeps or clears the tab’s data after %s', async (_name, before, now, isKept) => {
  const firstPage = await import('./tab-user');
  firstPage.bindTabToUser(before);
  stored.set('paymentDraft', 'a name and a phone number');
  expect(firstPage.isOtherUsersTab(now)).toBe(!isKept);
  vi.resetModules();
  const nextPage = await import('./tab-user');
  expect(nextPage.bindTabToUser(now)).toBe(!isKept);
  expect(stored.has('paymentDraft')).toBe(isKept);
  expect(nextPage.isOtherUsersTab(now)).toBe(false);
});

it('clears the tab’s data and keeps its user until the next page', async () => {
  const firstPage = await import('./tab-user');
  firstPage.bindTabToUser(mina);
  stored.set('paymentDraft', 'a name and a phone number');
  firstPage.clearTabData();
  expect(stored.has('paymentDraft')).toBe(false);
  vi.resetModules();
  const nextPage = await import('./tab-user');
  expect(nextPage.bindTabToUser(jun)).toBe(true);
  expect(nextPage.bindTabToUser(jun)).toBe(false);
});

it('recognises the user of the tab if the browser forbids storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { bindTabToUser, isOtherUsersTab } = await import('./tab-user');
  bindTabToUser(mina);
  expect(isOtherUsersTab(jun)).toBe(true);
});

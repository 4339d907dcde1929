import { beforeEach, expect, it, vi } from 'vitest';

/** The tab's storage, which survives a reload. The module is loaded again for each page. */
const storedItems = new Map<string, string>();
beforeEach(() => {
  storedItems.clear();
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => storedItems.set(key, value),
    clear: () => storedItems.clear(),
  });
});

const [visitor, mina, jun] = [undefined, 'mina@dalbit.example', 'jun@dalbit.example'];

it.each([
  ['kept for a visitor who stays anonymous', visitor, visitor, true],
  ['kept for a visitor who signs in', visitor, mina, true],
  ['kept for a member who stays signed in', mina, mina, true],
  ['cleared if the member has signed out', mina, visitor, false],
  ['cleared if another member has signed in', mina, jun, false],
])('the data of the tab are %s', async (_name, previousUser, currentUser, isKept) => {
  const firstPage = await import('./tab-user');
  firstPage.bindTabToUser(previousUser);
  storedItems.set('paymentDraft', 'a name and a phone number');
  expect(firstPage.isOtherUsersTab(currentUser)).toBe(!isKept);
  vi.resetModules();
  const nextPage = await import('./tab-user');
  expect(nextPage.bindTabToUser(currentUser)).toBe(!isKept);
  expect(storedItems.has('paymentDraft')).toBe(isKept);
  expect(nextPage.isOtherUsersTab(currentUser)).toBe(false);
});

it('clearing the data of the tab keeps its user until the next page', async () => {
  const firstPage = await import('./tab-user');
  firstPage.bindTabToUser(mina);
  storedItems.set('paymentDraft', 'a name and a phone number');
  firstPage.clearTabData();
  expect(storedItems.has('paymentDraft')).toBe(false);
  vi.resetModules();
  const nextPage = await import('./tab-user');
  expect(nextPage.bindTabToUser(jun)).toBe(true);
  expect(nextPage.bindTabToUser(jun)).toBe(false);
});

it('the user of the tab is recognised if the browser forbids storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { bindTabToUser, isOtherUsersTab } = await import('./tab-user');
  bindTabToUser(mina);
  expect(isOtherUsersTab(jun)).toBe(true);
});

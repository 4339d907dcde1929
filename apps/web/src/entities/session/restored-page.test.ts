// @vitest-environment jsdom
import { sendThrough } from '@dining/client/call';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './session';

const member = (userId: string): Session => ({
  guestYn: 'N',
  userDetails: {
    authenticated: true,
    user_id: userId,
    name_kor: '이름',
    cellphone1: '010',
    cellphone2: '1234',
    cellphone3: '5678',
    cellphone: '01012345678',
    birthday: '19900101',
    card_no: '1',
  },
});
const [mina, jun] = [member('mina@dalbit.example'), member('jun@dalbit.example')];
const guest: Session = { guestYn: 'Y' };
const nobody: Session = { guestYn: 'N' };

/** What the server says of who is here; a text is the reason why it says nothing. */
let server: Session | 'no line' = nobody;
/** Where the page went. */
const left: string[] = [];
let session: typeof import('./session');

let listening = vi.spyOn(globalThis, 'addEventListener');

beforeEach(async () => {
  listening = vi.spyOn(globalThis, 'addEventListener');
  vi.resetModules();
  sessionStorage.clear();
  left.length = 0;
  delete document.documentElement.dataset['restoring'];
  const { origin, pathname, search } = window.location;
  vi.stubGlobal('location', {
    origin,
    pathname,
    search,
    assign: (address: string) => left.push(address),
    reload: () => left.push('reload'),
  });
  const { sendThrough: send } = await import('@dining/client/call');
  send(() =>
    server === 'no line'
      ? Promise.reject(new Error(server))
      : Promise.resolve(new Response(JSON.stringify(server), { headers: { 'content-type': 'application/json' } })),
  );
  session = await import('./session');
});
afterEach(() => {
  // The next test is another page.
  for (const [type, listener] of listening.mock.calls) if (listener !== null) removeEventListener(type, listener);
  listening.mockRestore();
  vi.unstubAllGlobals();
  sendThrough((address, request) => fetch(address, request));
});

const transition = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
const isHidden = () => document.documentElement.dataset['restoring'] !== undefined;
const readSession = async () => {
  const { queryClient } = await import('../../lib/query-client');
  return queryClient.getQueryData(session.sessionQuery.queryKey);
};

describe('a page that comes back from the back/forward cache', () => {
  it.each([
    ['a member', mina],
    ['a guest', guest],
  ])('is hidden while it was cached with %s, and shown once they are known to be still here', async (_name, before) => {
    session.startSession(before);
    transition('pagehide');
    expect(isHidden()).toBe(true);
    server = before;
    transition('pageshow');
    expect(isHidden()).toBe(true);
    await vi.waitFor(() => expect(isHidden()).toBe(false));
    expect(left).toEqual([]);
  });

  it.each([
    ['whose member has signed out in another tab', mina, nobody],
    ['whose member has given way to another', mina, jun],
    ['whose member has given way to a guest', mina, guest],
    ['whose guest has gone', guest, nobody],
  ])('%s begins anew and shows nothing of what it held', async (_name, before, now) => {
    session.startSession(before);
    transition('pagehide');
    server = now;
    transition('pageshow');
    await vi.waitFor(() => expect(left).toEqual(['/']));
    expect(isHidden()).toBe(true);
  });

  it('of nobody is shown at once, and knows the member who has signed in meanwhile', async () => {
    session.startSession(nobody);
    transition('pagehide');
    expect(isHidden()).toBe(false);
    server = mina;
    transition('pageshow');
    await vi.waitFor(async () => expect(await readSession()).toEqual(mina));
    expect(left).toEqual([]);
  });

  it('is loaded anew where nobody says who is here', async () => {
    session.startSession(mina);
    transition('pagehide');
    server = 'no line';
    transition('pageshow');
    await vi.waitFor(() => expect(left).toEqual(['reload']));
    expect(isHidden()).toBe(true);
  });
});

it('a page that is left for good, or shown for the first time, is neither hidden nor asked about', async () => {
  session.startSession(mina);
  transition('pagehide', false);
  server = jun;
  transition('pageshow', false);
  expect([isHidden(), left]).toEqual([false, []]);
  expect(await readSession()).toEqual(mina);
});

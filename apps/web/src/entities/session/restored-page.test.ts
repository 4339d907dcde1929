// @vitest-environment jsdom
import { setTransport } from '@dining/client/call';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, sessionQuery, startSession } from './session';

const createMember = (userId: string): Session => ({
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
const [mina, jun] = [createMember('mina@dalbit.example'), createMember('jun@dalbit.example')];
const guest: Session = { guestYn: 'Y' };
const anonymous: Session = { guestYn: 'N' };

/** The session that the server returns, or 'offline' if it does not respond. */
let serverSession: Session | 'offline' = anonymous;
/** URLs that the page has navigated to, with `reload` for a reload. */
const navigations: string[] = [];
let queryClient: QueryClient;

let addListenerSpy = vi.spyOn(globalThis, 'addEventListener');

beforeEach(() => {
  addListenerSpy = vi.spyOn(globalThis, 'addEventListener');
  queryClient = new QueryClient();
  sessionStorage.clear();
  navigations.length = 0;
  delete document.documentElement.dataset['restoring'];
  const { origin, pathname, search } = window.location;
  vi.stubGlobal('location', {
    origin,
    pathname,
    search,
    assign: (address: string) => navigations.push(address),
    reload: () => navigations.push('reload'),
  });
  setTransport(() =>
    serverSession === 'offline'
      ? Promise.reject(new Error(serverSession))
      : Promise.resolve(
          new Response(JSON.stringify(serverSession), { headers: { 'content-type': 'application/json' } }),
        ),
  );
});
afterEach(() => {
  for (const [type, listener] of addListenerSpy.mock.calls) if (listener !== null) removeEventListener(type, listener);
  addListenerSpy.mockRestore();
  vi.unstubAllGlobals();
  setTransport((address, request) => fetch(address, request));
});

const dispatchTransition = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
const isHidden = () => document.documentElement.dataset['restoring'] !== undefined;
const start = (session: Session) => startSession(queryClient, session, () => {});
const getSession = () => queryClient.getQueryData(sessionQuery.queryKey);

describe('a page in the back/forward cache', () => {
  it.each([
    ['a member', mina],
    ['a guest', guest],
  ])(
    'is hidden while it is cached with %s, and shown once the server confirms that their session continues',
    async (_name, sessionBefore) => {
      start(sessionBefore);
      dispatchTransition('pagehide');
      expect(isHidden()).toBe(true);
      serverSession = sessionBefore;
      dispatchTransition('pageshow');
      expect(isHidden()).toBe(true);
      await vi.waitFor(() => expect(isHidden()).toBe(false));
      expect(navigations).toEqual([]);
    },
  );

  it.each([
    ['if its member has signed out in another tab', mina, anonymous],
    ['if another member has signed in', mina, jun],
    ['if a guest has replaced its member', mina, guest],
    ['if its guest session has ended', guest, anonymous],
  ])('navigates to the home page %s, and stays hidden', async (_name, sessionBefore, sessionNow) => {
    start(sessionBefore);
    dispatchTransition('pagehide');
    serverSession = sessionNow;
    dispatchTransition('pageshow');
    await vi.waitFor(() => expect(navigations).toEqual(['/']));
    expect(isHidden()).toBe(true);
  });

  it('is not hidden from an anonymous visitor, and gets the session of a member who has signed in meanwhile', async () => {
    start(anonymous);
    dispatchTransition('pagehide');
    expect(isHidden()).toBe(false);
    serverSession = mina;
    dispatchTransition('pageshow');
    await vi.waitFor(() => expect(getSession()).toEqual(mina));
    expect(navigations).toEqual([]);
  });

  it('is reloaded if the session cannot be fetched', async () => {
    start(mina);
    dispatchTransition('pagehide');
    serverSession = 'offline';
    dispatchTransition('pageshow');
    await vi.waitFor(() => expect(navigations).toEqual(['reload']));
    expect(isHidden()).toBe(true);
  });
});

it('a page that is not cached, or that is shown for the first time, is neither hidden nor checked', () => {
  start(mina);
  dispatchTransition('pagehide', false);
  serverSession = jun;
  dispatchTransition('pageshow', false);
  expect([isHidden(), navigations]).toEqual([false, []]);
  expect(getSession()).toEqual(mina);
});

import { randomUUID } from 'node:crypto';
import { getDeviceName } from '@dining/domain/session/device';
import { Signer } from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyRequest, Session } from 'fastify';
import type { Config } from '../config/config';
import { hashSecret, type KeySet } from '../lib/keyring';
import type { SessionStore } from '../stores/session/session-store';
import { registerSessionRenewal, SessionRenewedError } from './session-renewal';

declare module 'fastify' {
  /** Written only here and in session-renewal.ts. All but `guestId` are written together with a new session id. */
  interface Session {
    readonly userId?: string;
    readonly guest?: boolean;
    /** Identifies this visitor's orders and holds. It moves to the member when a guest signs in, and is not secret. */
    readonly guestId?: string;
    readonly joinId?: string;
    readonly joinBrowser?: string;
    readonly device?: string;
  }
  interface FastifyContextConfig {
    skipSession?: boolean;
  }
  interface FastifyInstance {
    readonly isSessionExpired: (request: FastifyRequest) => Promise<boolean>;
    readonly hasSessionCookie: (request: FastifyRequest) => boolean;
  }
}

/** Seconds that the cookie outlives the session, so that the site can say that the session has ended. */
const cookieGraceSeconds = 86_400;

export const getCookieName = (config: Config): string => (config.publicUrl.startsWith('https:') ? '__Host-sid' : 'sid');

/**
 * Registers the sessions of members and guests: an opaque id in the cookie, its hash in the database. Other visitors
 * have none.
 */
export async function registerSessions(
  app: FastifyInstance,
  config: Config,
  keys: KeySet,
  store: SessionStore,
): Promise<void> {
  const name = getCookieName(config);
  const signer = new Signer([...keys]);
  app.addHook('onRequest', async ({ cookies, routeOptions }) => {
    if (routeOptions.config.skipSession === true) delete cookies[name];
  });
  await app.register(session, {
    secret: signer,
    cookieName: name,
    saveUninitialized: false,
    rolling: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: config.publicUrl.startsWith('https:'),
      maxAge: (config.sessionSeconds + cookieGraceSeconds) * 1000,
    },
    store: {
      get: (id, done) =>
        void store.find(hashSecret(id)).then(
          (data) => done(null, data as Session | null),
          (error: unknown) => done(error),
        ),
      set: (id, data, done) =>
        void store.save(hashSecret(id), data.userId ?? null, data).then(
          () => done(),
          (error: unknown) => done(error),
        ),
      destroy: (id, done) =>
        void store.end(hashSecret(id)).then(
          () => done(),
          (error: unknown) => done(error),
        ),
    },
  });
  registerSessionRenewal(app, { cookieName: name, signer, key: keys[0], store });
  app.decorate('isSessionExpired', async (request) => {
    const [id = ''] = (request.cookies[name] ?? '').split('.', 1);
    return id !== '' && (await store.isExpired(hashSecret(id)));
  });
  app.decorate('hasSessionCookie', (request) => request.cookies[name] !== undefined);
  // The plugin accepts a cookie signed with an earlier key; saving signs it with the current one.
  app.addHook('onRequest', async (request) => {
    const cookie = request.cookies[name];
    const { sessionId, encryptedSessionId } = request.session;
    if (cookie?.startsWith(`${sessionId}.`) === true && cookie !== encryptedSessionId) await request.session.save();
  });
}

/** Prevents a failed request from saving the session, because saving may be what has failed. */
export const discardSession = (request: FastifyRequest): void => void Object.assign(request, { session: {} });

export interface Visitor {
  readonly userId: string | undefined;
  readonly isGuest: boolean;
  readonly guestId: string | undefined;
  readonly joinId: string | undefined;
}

export const getVisitor = (request: FastifyRequest): Visitor => ({
  userId: request.session.userId,
  isGuest: request.session.guest === true,
  guestId: request.session.guestId,
  joinId: findJoinId(request),
});

/** Hashes the key that the site stores outside cookies: an attacker who sets a session cookie does not know it. */
function hashBrowserKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-browser-key'];
  return typeof key === 'string' ? hashSecret(key) : undefined;
}

function findJoinId(request: FastifyRequest): string | undefined {
  const { joinId, joinBrowser } = request.session;
  const browser = hashBrowserKey(request);
  return browser === undefined || browser === joinBrowser ? joinId : undefined;
}

export const createOAuthAttemptKey = (request: FastifyRequest, guestId: string): string =>
  hashSecret(`${guestId} ${hashBrowserKey(request) ?? ''}`);

export const getSessionHash = (request: FastifyRequest): string => hashSecret(request.session.sessionId);

/**
 * Lists the hash of the session id and, with a page key, that of the id under which another request of the same page
 * may have renewed the session.
 */
export function listSessionHashes(request: FastifyRequest): readonly string[] {
  const nextId = request.server.findNextSessionId(request);
  return nextId === undefined ? [getSessionHash(request)] : [getSessionHash(request), hashSecret(nextId)];
}

export const ensureGuestId = (request: FastifyRequest): string => storeGuestId(request, getOrCreateGuestId(request));

/**
 * Returns the guest id, or a new one. Store it with `storeGuestId` only after the rate limits, so that a refused
 * attempt begins no session.
 */
export function getOrCreateGuestId(request: FastifyRequest): string {
  if (request.isSessionRenewed) throw new SessionRenewedError();
  return request.session.guestId ?? randomUUID();
}

export function storeGuestId(request: FastifyRequest, guestId: string): string {
  if (request.session.guestId === undefined) Object.assign(request.session, { guestId });
  return guestId;
}

/**
 * Renews the session id before the visitor gains rights, to prevent session fixation. Orders and holds stay with the
 * session.
 * @throws SessionRenewedError if another request has renewed it
 */
export async function renewSession(request: FastifyRequest): Promise<void> {
  await request.server.renewSession(request, {});
}

/**
 * Signs in the member who has just joined in this session, under a new id. The renewed session keeps the join id, so
 * that a repeated request of the same page gets the same response. Returns the owner id of their orders; undefined if
 * a member is already signed in, or if another request has renewed the session.
 */
export async function signInAfterJoin(request: FastifyRequest, userId: string): Promise<string | undefined> {
  if (request.session.userId !== undefined) return undefined;
  const device = getDeviceName(request.headers['user-agent'] ?? '');
  try {
    const guestId = getOrCreateGuestId(request);
    await request.server.renewSession(request, { userId, guest: false, device, guestId });
    return request.session.userId === userId ? guestId : undefined;
  } catch (error) {
    if (!(error instanceof SessionRenewedError)) throw error;
    return undefined;
  }
}

/**
 * Renews the session after the visitor has proved their identity without being signed in (look-up of a reservation,
 * password reset). Does nothing if another request has renewed it already.
 */
export async function renewSessionAfterVerification(request: FastifyRequest): Promise<void> {
  try {
    await renewSession(request);
  } catch (error) {
    if (!(error instanceof SessionRenewedError)) throw error;
  }
}

export async function startGuestSession(request: FastifyRequest): Promise<void> {
  await request.server.renewSession(request, { guest: true, guestId: getOrCreateGuestId(request) });
}

/** Renews the session and the id of its join in progress. The caller moves the data stored under the old id. */
export async function renewJoin(
  request: FastifyRequest,
): Promise<{ readonly from: string | undefined; readonly to: string }> {
  const from = getVisitor(request).joinId;
  const joinBrowser = hashBrowserKey(request) ?? request.session.joinBrowser;
  const patch = {
    joinId: randomUUID(),
    guestId: getOrCreateGuestId(request),
    ...(joinBrowser !== undefined && { joinBrowser }),
  };
  await request.server.renewSession(request, patch);
  return { from, to: request.session.joinId ?? patch.joinId };
}

/**
 * Signs a member in under a new session id, to prevent session fixation. `guestId` owns their orders. It is set here,
 * because a later request that had to add it would save the session, even one that has ended.
 */
export async function signIn(request: FastifyRequest, userId: string, guestId: string = randomUUID()): Promise<void> {
  await request.session.regenerate();
  const device = getDeviceName(request.headers['user-agent'] ?? '');
  Object.assign(request.session, { userId, guestId, device });
}

export const signOut = (request: FastifyRequest): Promise<void> => request.session.destroy();

import { randomBytes } from 'node:crypto';
import type { Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import { hashSecret, hmac } from '../lib/keyring';
import type { SessionStore } from '../stores/session/session-store';

type SessionPatch = Partial<Pick<Session, 'userId' | 'guest' | 'guestId' | 'joinId' | 'joinBrowser' | 'device'>>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly renewSession: (request: FastifyRequest, patch: SessionPatch) => Promise<void>;
    /** Loads the session again if the request's body arrived slowly: another request may have renewed it meanwhile. */
    readonly recheckSession: (request: FastifyRequest) => Promise<void>;
    /**
     * Returns the id under which another request of the same page may have renewed this one's session; undefined
     * without a page key.
     */
    readonly findNextSessionId: (request: FastifyRequest) => string | undefined;
  }
  interface FastifyRequest {
    isSessionRenewed: boolean;
  }
}

const slowBodyMs = 1_000;

/** The session was renewed after the request was sent. The request changes nothing, and no new session begins. */
export class SessionRenewedError extends Error {
  readonly code = 'SESSION_RENEWED';
}

const cookieOptions = ({ path = '/', httpOnly = true, secure, sameSite = 'lax', expires }: Session['cookie']) => ({
  path,
  httpOnly,
  secure: secure === true,
  sameSite,
  ...(expires instanceof Date && { expires }),
});

/**
 * Adds `Max-Age` to a cookie that only has `Expires`: some browsers compare `Expires` with the device's clock, and
 * would delete the cookie at once if the clock is ahead.
 */
function addMaxAge(cookie: string): string {
  const [, expires = ''] = /; Expires=([^;]+)/i.exec(cookie) ?? [];
  const seconds = Math.round((Date.parse(expires) - Date.now()) / 1000);
  return /; Max-Age=/i.test(cookie) || !(seconds > 0) ? cookie : `${cookie}; Max-Age=${seconds}`;
}

interface RenewalOptions {
  readonly cookieName: string;
  readonly signer: Signer;
  readonly key: string;
  readonly store: SessionStore;
}

/**
 * Gives sessions new ids, and invalidates the old ones. Requests of the same page that still carry the old id continue
 * under the new one, because the new id is derived from the old one and a key that only this page knows (`X-Page-Key`).
 */
export function registerSessionRenewal(app: FastifyInstance, { cookieName, signer, key, store }: RenewalOptions): void {
  const renewedRequests = new WeakSet<FastifyRequest>();
  const loadedAt = new WeakMap<FastifyRequest, number>();
  app.decorateRequest('isSessionRenewed', false);

  const getSentId = ({ cookies }: FastifyRequest): string => signer.unsign(cookies[cookieName] ?? '').value ?? '';
  const isStored = (request: FastifyRequest): boolean => request.session.sessionId === getSentId(request);

  const findNextId = (request: FastifyRequest, id: string): string | undefined => {
    const pageKey = request.headers['x-page-key'];
    return typeof pageKey === 'string' && pageKey.length >= 32
      ? hmac(key, `session after ${id} ${pageKey}`).toString('base64url')
      : undefined;
  };

  const loadSession = (request: FastifyRequest, id: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      app.decryptSession(id === '' ? '' : signer.sign(id), request, (error?: unknown) =>
        error ? reject(error) : resolve(request.session.sessionId === id),
      );
    });

  const followRenewal = async (request: FastifyRequest, id: string): Promise<void> => {
    const nextId = findNextId(request, id);
    if (nextId !== undefined && (await loadSession(request, nextId))) {
      renewedRequests.add(request);
      return;
    }
    await loadSession(request, '');
    request.isSessionRenewed = await store.isJustRenewed(hashSecret(id));
  };

  app.decorate('findNextSessionId', (request) => findNextId(request, request.session.sessionId));

  app.addHook('onRequest', async (request) => {
    loadedAt.set(request, performance.now());
    const id = getSentId(request);
    if (id !== '' && !isStored(request)) await followRenewal(request, id);
  });

  app.decorate('recheckSession', async (request) => {
    if (performance.now() - (loadedAt.get(request) ?? 0) < slowBodyMs) return;
    if (renewedRequests.has(request) || !isStored(request) || request.session.userId !== undefined) return;
    const id = request.session.sessionId;
    if (!(await store.isLive(hashSecret(id)))) await followRenewal(request, id);
  });

  app.decorate('renewSession', async (request, patch) => {
    if (!renewedRequests.has(request) && isStored(request)) {
      const { sessionId } = request.session;
      const userId = patch.userId ?? request.session.userId ?? null;
      const nextId = findNextId(request, sessionId) ?? randomBytes(32).toString('base64url');
      const renewedSession = { ...request.session, ...patch };
      if (await store.renew(hashSecret(sessionId), hashSecret(nextId), userId, renewedSession)) {
        if (!(await loadSession(request, nextId))) throw new SessionRenewedError();
        renewedRequests.add(request);
        return;
      }
      await followRenewal(request, sessionId);
      if (!renewedRequests.has(request)) throw new SessionRenewedError();
    }
    if (request.isSessionRenewed) throw new SessionRenewedError();
    // Here the session id is already new, so only the data is merged. If a concurrent request of the same page set
    // guest or joining data first, that data is kept.
    const { guest, guestId, joinId, joinBrowser } = request.session;
    Object.assign(request.session, {
      ...patch,
      ...(guest !== undefined && patch.userId === undefined && { guest }),
      ...(guestId !== undefined && { guestId }),
      ...(renewedRequests.has(request) &&
        joinId !== undefined && { joinId, ...(joinBrowser !== undefined && { joinBrowser }) }),
    });
  });

  app.addHook('onSend', async (request, reply) => setCookies(request, reply));

  /**
   * Sets the cookie of a renewed session. The plugin clears the cookie of an ended session with every response; only a
   * 401 response, which tells the browser why, may do so.
   */
  function setCookies(request: FastifyRequest, reply: FastifyReply): void {
    const session: FastifyRequest['session'] | null = request.session;
    const isNew =
      renewedRequests.has(request) &&
      session !== null &&
      !(session.cookie.secure === true && request.protocol !== 'https');
    const sentCookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (!isNew && (reply.statusCode === 401 || sentCookies.length === 0)) return;
    const keptCookies = sentCookies.filter(
      (cookie) => !cookie.startsWith(`${cookieName}=`) || (!isNew && !cookie.startsWith(`${cookieName}=;`)),
    );
    if (isNew)
      keptCookies.push(app.serializeCookie(cookieName, session.encryptedSessionId, cookieOptions(session.cookie)));
    reply.removeHeader('set-cookie');
    if (keptCookies.length > 0) reply.header('set-cookie', keptCookies.map(addMaxAge));
  }
}

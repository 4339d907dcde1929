import { createHash, randomUUID } from 'node:crypto';
import { deviceName } from '@dining/domain/session/device';
import session from '@fastify/session';
import type { FastifyInstance, FastifyRequest, Session } from 'fastify';
import type { Config } from '../config';
import type { KeySet } from '../keyring';
import type { SessionStore } from '../stores/session/sessions';

declare module 'fastify' {
  interface Session {
    /** The member who is signed in. */
    userId?: string;
    /** A visitor who chose to reserve without an account (decision 1). */
    guest?: boolean;
    /** Names this visitor's orders and holds; it goes with a guest who signs in, and is no secret of the cookie. */
    holder?: string;
    /** What a member knows the browser by that he is signed in with; '' where nothing is known of it. */
    device?: string;
  }
  interface FastifyContextConfig {
    /** For a call that is the same to all no session is read (`session: 'none'` of the contract). */
    asksNobody?: boolean;
  }
  interface FastifyInstance {
    /** Whether the session that a request came with has lost its member: it ran out, or was ended for him. */
    readonly hasLostMember: (request: FastifyRequest) => Promise<boolean>;
  }
}

/** How much longer the browser keeps the cookie than the session lives, in seconds: whoever comes late is told why he is nobody. */
const afterglow = 86_400;

/** A secret as it is kept where nobody needs to read it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The cookie's name: bound to the host and to https where the site is served by it. */
export const cookieName = (config: Config): string => (config.publicUrl.startsWith('https:') ? '__Host-sid' : 'sid');

/** Sessions of members and guests: an opaque id in the cookie, its hash in the database, nothing for mere visitors. */
export async function useSessions(app: FastifyInstance, config: Config, keys: KeySet, store: SessionStore): Promise<void> {
  const name = cookieName(config);
  app.addHook('onRequest', async ({ cookies, routeOptions }) => {
    if (routeOptions.config.asksNobody === true) delete cookies[name];
  });
  await app.register(session, {
    secret: [...keys],
    cookieName: name,
    saveUninitialized: false,
    rolling: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: config.publicUrl.startsWith('https:'),
      maxAge: (config.sessionSeconds + afterglow) * 1000,
    },
    store: {
      get: (id, done) =>
        void store.read(hashOf(id)).then(
          (data) => done(null, data as Session | null),
          (error: unknown) => done(error),
        ),
      set: (id, data, done) =>
        void store.write(hashOf(id), data.userId ?? null, data).then(
          () => done(),
          (error: unknown) => done(error),
        ),
      destroy: (id, done) =>
        void store.remove(hashOf(id)).then(
          () => done(),
          (error: unknown) => done(error),
        ),
    },
  });
  // The plugin takes the cookie of a session that is over out of the browser with any answer. It stays until one says why.
  app.addHook('onSend', async (_request, reply) => {
    const set = reply.getHeader('set-cookie');
    if (reply.statusCode === 401 || set === undefined) return;
    const kept = [set].flat().filter((cookie) => !String(cookie).startsWith(`${name}=;`));
    reply.removeHeader('set-cookie');
    if (kept.length > 0) reply.header('set-cookie', kept);
  });
  app.decorate('hasLostMember', async (request) => {
    const [id = ''] = (request.cookies[name] ?? '').split('.', 1);
    return id !== '' && (await store.hasLostMember(hashOf(id)));
  });
  // The plugin takes a cookie back that an earlier key has signed; one that is saved it signs anew.
  app.addHook('onRequest', async (request) => {
    const given = request.cookies[name];
    const { sessionId, encryptedSessionId } = request.session;
    if (given?.startsWith(`${sessionId}.`) === true && given !== encryptedSessionId) await request.session.save();
  });
}

/** A call that failed leaves the session as it was: what is to be said needs no session, and writing it may be what failed. */
export const leaveSession = (request: FastifyRequest): void => void Object.assign(request, { session: {} });

/** Who asks: a member, a guest who chose to go on without an account, or a visitor. */
export interface Visitor {
  readonly userId: string | undefined;
  readonly guest: boolean;
  /** Names this visitor's orders; undefined until `holderOf` gives them one. */
  readonly holder: string | undefined;
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  userId: request.session.userId,
  guest: request.session.guest === true,
  holder: request.session.holder,
});

/** By what the store knows the session that the request came with. */
export const sessionHash = (request: FastifyRequest): string => hashOf(request.session.sessionId);

/** The name under which this visitor's orders and holds are kept, given at first need. */
export const holderOf = (request: FastifyRequest): string => keepHolder(request, holderToBe(request));

/** The same where an attempt is counted by it first: one that is refused begins no session. Whoever may go on keeps it. */
export const holderToBe = (request: FastifyRequest): string => request.session.holder ?? randomUUID();

export function keepHolder(request: FastifyRequest, holder: string): string {
  request.session.holder ??= holder;
  return holder;
}

/**
 * Signs a member in: a new id, so that one planted before is worth nothing. His orders go on under `holder`. It is given here
 * and not at first need, so that no later answer writes a session that has ended meanwhile into the browser.
 */
export async function signIn(request: FastifyRequest, userId: string, holder: string = randomUUID()): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.holder = holder;
  request.session.device = deviceName(request.headers['user-agent'] ?? '');
}

/** Ends the session on the server; an old cookie opens nothing. */
export const signOut = (request: FastifyRequest): Promise<void> => request.session.destroy();

import { join } from 'node:path';
import { findPage } from '@dining/contract/site/pages';
import { isScreen } from '@dining/contract/staff/screens';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import statics from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Deps } from './config/deps';
import { serveMailBounces } from './features/site/app/mail-bounce';
import { serveProviderWebhook } from './features/site/payments/provider-webhook';
import { serveWindowReturn } from './features/site/payments/window-return';
import { serveUploads } from './features/site/uploads/serve';
import { serveUploadedPictures } from './features/site/uploads/serve-pictures';
import { siteFeatures } from './features/site-features';
import { staffFeatures } from './features/staff-features';
import { registerBackgroundWork } from './http/background';
import { createClientErrorHandler } from './http/client-errors';
import { separateConsoleHost } from './http/console-host';
import { guardWrites } from './http/csrf';
import { compressionThreshold, negotiateEncodings } from './http/encoding';
import { registerErrorHandler } from './http/error-handler';
import { registerGracefulStop } from './http/graceful-stop';
import { serveHealth } from './http/health';
import { maxReadHeadBytes, refuseLargeHeads } from './http/large-head';
import { refuseOtherMethods } from './http/methods';
import { createMount } from './http/mount';
import { replyToUnreadableUrl, replyWithProblem } from './http/problem-response';
import { registerProxyHeaderAlarm } from './http/proxy-header-alarm';
import { ignoreUnusableRanges } from './http/ranges';
import { createSecurityHeaders, registerSecurityHeaders } from './http/security-headers';
import { registerSessions } from './http/session';
import { refuseUntilSetUp } from './http/setup';
import { createStaffMount } from './http/staff-mount';
import { restrictStaffNetworks } from './http/staff-networks';
import { registerUnreadBodyHandling } from './http/unread-body';
import { measureRequests } from './metrics/requests';
import { publishContract } from './openapi/publish-contract';
import { serveConsole } from './pages/console';
import { serveCrawlers } from './pages/crawlers/serve-crawlers';
import { servePreviews } from './pages/preview';
import { serveSite } from './pages/site';
import { createSessionStore } from './stores/session/session-store';

/** The limit of a request body in bytes. Endpoints that take photos have their own. */
const bodyLimit = 256 * 1024;

/** A client may send an absolute URL (RFC 9112); routes and sessions use the path. */
const getPath = ({ url = '/' }: { url?: string | undefined }): string =>
  url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');

/**
 * Builds the server without listening. `dist` is the built site and `consoleDist` the built staff console, absent in
 * most tests. `stopSignal` is aborted when the server begins to stop.
 */
export async function buildApp(
  deps: Deps,
  options: {
    logger?: FastifyBaseLogger | undefined;
    dist?: string | undefined;
    consoleDist?: string | undefined;
    metrics?: Registry | undefined;
    stopSignal?: AbortSignal;
  } = {},
): Promise<FastifyInstance> {
  const headers = createSecurityHeaders(deps.config);
  const app: FastifyInstance = Fastify({
    ...(options.logger === undefined ? { logger: false } : { loggerInstance: options.logger }),
    bodyLimit,
    http: { maxHeaderSize: maxReadHeadBytes },
    // Trusts only the last hop, our own proxy: clients can forge earlier ones.
    trustProxy: deps.config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    rewriteUrl: getPath,
    frameworkErrors: (_error, request, reply) => void replyToUnreadableUrl(request, reply, headers),
    clientErrorHandler: createClientErrorHandler(deps.config),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 60_000,
  });
  registerErrorHandler(app);
  if (options.metrics !== undefined) measureRequests(app, options.metrics);
  registerSecurityHeaders(app, deps.config);
  await app.register(compress, { global: true, threshold: compressionThreshold, encodings: ['br', 'gzip'] });
  await app.register(formbody);
  // Registered before everything that may refuse a request, because error messages use the language in the cookie.
  await app.register(cookie);
  refuseLargeHeads(app);
  negotiateEncodings(app);
  ignoreUnusableRanges(app);
  refuseOtherMethods(app, {
    isPage: (path) =>
      (options.dist !== undefined && findPage(path) !== undefined) ||
      (options.consoleDist !== undefined && isScreen(path)),
  });
  registerGracefulStop(app);
  registerUnreadBodyHandling(app);
  registerBackgroundWork(app);
  separateConsoleHost(app, deps.config);
  restrictStaffNetworks(app, deps.config);
  guardWrites(app, deps.config);

  if (options.dist !== undefined) {
    await app.register(statics, {
      root: join(options.dist),
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }

  const { consoleDist } = options;
  if (consoleDist !== undefined) await app.register((scope) => serveConsole(scope, deps.config, consoleDist));

  serveHealth(app, deps, options.stopSignal);
  publishContract(app, deps.config);
  // Needs no session: the window's result must arrive even if the database is unavailable.
  serveWindowReturn(app, deps);
  serveProviderWebhook(app, deps);
  serveMailBounces(app, deps);
  // Needs no hotel: staff prepare pictures before the first hotel is shown.
  serveUploadedPictures(app, deps);
  await app.register(async (scope) => {
    refuseUntilSetUp(scope, deps);
    serveUploads(scope, deps);
    if (options.dist !== undefined) {
      serveCrawlers(scope, deps);
      const { dist } = options;
      servePreviews(scope, deps, (previewDeps) => buildApp(previewDeps, { dist }));
    }
  });

  // Available even before the hotels are entered, so that the first owner can accept their invitation.
  await app.register(async (scope) => {
    const mount = createStaffMount(scope, deps);
    for (const feature of staffFeatures) feature(mount, deps);
  });
  await app.register(async (scope) => {
    refuseUntilSetUp(scope, deps);
    const store = createSessionStore(deps.database.pool, deps.config);
    await registerSessions(scope, deps.config, deps.keyring.sessions, store);
    registerProxyHeaderAlarm(scope, deps);
    const mount = createMount(scope);
    for (const feature of siteFeatures) feature(mount, deps);
    scope.all('/api/*', (request, reply) => replyWithProblem(request, reply, { failure: 'unknown_call' }));
    if (options.dist !== undefined) serveSite(scope, deps, options.dist);
  });
  app.setNotFoundHandler((request, reply) =>
    replyWithProblem(request, reply, { failure: request.url.startsWith('/api/') ? 'unknown_call' : 'not_found' }),
  );
  return app;
}

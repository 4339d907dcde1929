import { isSecretPage, pageNames, pages } from '@dining/contract/site/pages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const tagManagerOrigin = ' https://*.googletagmanager.com';
const analyticsOrigins = `${tagManagerOrigin} https://*.google-analytics.com https://*.analytics.google.com`;

/** Allows inline styles, because React Aria positions popovers by style attributes. */
function createContentPolicy(config: Config): string {
  const hasTagManager = config.gtmContainerId !== undefined;
  const analytics = hasTagManager ? analyticsOrigins : '';
  return [
    "default-src 'self'",
    `script-src 'self'${hasTagManager ? tagManagerOrigin : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${analytics}`,
    `connect-src 'self'${analytics}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const isHttps = (config: Config): boolean => config.publicUrl.startsWith('https:');

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const passkeyFeatures = ['publickey-credentials-create', 'publickey-credentials-get'];

const formatPermissions = (passkeyOrigins: string): string =>
  [...unusedFeatures.map((name) => `${name}=()`), ...passkeyFeatures.map((name) => `${name}=${passkeyOrigins}`)].join(
    ', ',
  );
const permissions = { site: formatPermissions('()'), console: formatPermissions('(self)') };

const getPermissions = (path: string): string =>
  /^\/console(?:[/?]|$)/.test(path) ? permissions.console : permissions.site;

/** Paths with a secret, which neither the payment provider nor a search engine may learn. */
const secretPathPattern = new RegExp(
  `^(?:${pageNames
    .filter(isSecretPage)
    .map((name) => pages[name].path.replace(/\$.*/, ''))
    .join('|')})`,
);

export const createSecurityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': createContentPolicy(config),
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions.site,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isHttps(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Sets the security headers of every response. They are built once, because helmet builds them for each request, which
 * took a third of a request's time.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = createSecurityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('permissions-policy', getPermissions(request.url));
    if (secretPathPattern.test(request.url))
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
    done();
  });
}

import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config';
import { registerSecurityHeaders } from './security-headers';

async function getHeaders(settings: Record<string, string>, path = '/'): Promise<Record<string, unknown>> {
  const app = Fastify();
  registerSecurityHeaders(
    app,
    parseConfig({ EASYPAY_MALL_ID: 'T5102001', EASYPAY_SECRET: 'sandbox-secret', ...settings }),
  );
  app.get('/*', async () => 'here');
  const { headers } = await app.inject(path);
  await app.close();
  return headers;
}

it.each([
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
])('a response contains %s', async (name, value) => expect((await getHeaders({}))[name]).toBe(value));

it.each([
  ['runs only scripts of our own', /script-src 'self';/],
  ['cannot be framed', /frame-ancestors 'none'/],
  ['posts forms only to itself', /form-action 'self'/],
])('the site %s', async (_name, part) => expect((await getHeaders({}))['content-security-policy']).toMatch(part));

it('only a site on https sends Strict-Transport-Security', async () => {
  expect(await getHeaders({})).not.toHaveProperty('strict-transport-security');
  expect(await getHeaders({ PUBLIC_URL: 'https://dining.example', TRUST_PROXY: 'true' })).toHaveProperty(
    'strict-transport-security',
  );
});

it('a configured tag container may load and send its measurements', async () => {
  const policy = (await getHeaders({ GTM_CONTAINER_ID: 'GTM-DALBIT1' }))['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' https:\/\/\*\.googletagmanager\.com;/);
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
  expect((await getHeaders({}))['content-security-policy']).not.toMatch(/google/);
});

describe('Permissions-Policy', () => {
  const getPolicy = async (path: string): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries(
      String((await getHeaders({}, path))['permissions-policy'])
        .split(', ')
        .map((directive) => directive.split('=')),
    );

  it.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])(
    'denies %s on the site and in the console',
    async (feature) => {
      for (const path of ['/', '/console', '/nowhere']) expect((await getPolicy(path))[feature]).toBe('()');
    },
  );

  it('allows passkeys under /console and nowhere else', async () => {
    for (const name of ['publickey-credentials-get', 'publickey-credentials-create']) {
      for (const path of ['/console', '/console/', '/console/login?x=1', '/console?x'])
        expect([path, (await getPolicy(path))[name]]).toEqual([path, '(self)']);
      for (const path of ['/', '/login', '/consoles', '/fnb/console', '/?/console', '//console'])
        expect([path, (await getPolicy(path))[name]]).toEqual([path, '()']);
    }
  });

  it('does not restrict features that the site uses', async () => {
    for (const feature of ['clipboard-write', 'web-share', 'fullscreen', 'autoplay'])
      expect(await getPolicy('/')).not.toHaveProperty(feature);
  });
});

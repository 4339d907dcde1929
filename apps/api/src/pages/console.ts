import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreen } from '@dining/contract/staff/screens';
import { languageNames } from '@dining/domain/shared/language';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { getLanguage } from '../http/language';
import { replyWithProblem } from '../http/problem-response';

/** Stricter than the site's policy, because the console has no inline styles. */
const createContentPolicy = ({ publicUrl }: Config): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * Serves the staff console, unless it is not built: its files, and the same index.html for every screen, which must not
 * be cached. Search engines must not index the console. An unknown path below `/console` answers 404 with the index,
 * which shows a message; a missing file below `/console/assets` answers 404 without it.
 */
export async function serveConsole(app: FastifyInstance, config: Config, dist: string): Promise<void> {
  const indexFile = join(dist, 'index.html');
  if (!existsSync(indexFile)) {
    app.log.warn({ event: 'console.not_built', file: indexFile }, 'the staff console is not built');
    return;
  }
  const template = readFileSync(indexFile, 'utf8');
  const policy = createContentPolicy(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
  await app.register(statics, {
    root: dist,
    prefix: '/console/',
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['index.html', 'index.html.br'],
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  const sendIndex = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path.startsWith('/console/assets/')) return replyWithProblem(request, reply, { failure: 'not_found' });
    const { html } = languageNames[getLanguage(request)];
    return reply
      .code(isScreen(path) ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      })
      .send(template.replace(/<html lang="[^"]*"/, `<html lang="${html}"`));
  };
  app.get('/console', sendIndex);
  app.get('/console/*', sendIndex);
}

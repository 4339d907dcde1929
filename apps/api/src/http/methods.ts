import { fail } from '@dining/contract/failure';
import type { FastifyInstance } from 'fastify';
import { replyWithProblem } from './problem-response';

/** Routes that match every path; they do not determine which methods a path has. */
const catchAllRoutes: readonly (string | undefined)[] = ['/api/*', '/*', undefined];

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function toPattern(path: string): RegExp {
  const parts = path.split(/(:\w+(?:\([^)]*\))?)/).map((part) => {
    if (!part.startsWith(':')) return escapePattern(part);
    const [, segment = '[^/]+'] = /\(\^?(.*?)\$?\)$/.exec(part) ?? [];
    return `(?:${segment})`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

interface RoutePattern {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

export interface MethodOptions {
  readonly isPage: (path: string) => boolean;
}

/**
 * Answers OPTIONS, and 405 with `Allow` to a method that a known path does not have (RFC 9110 §15.5.6). Register it
 * before the routes, because it listens to their registration.
 */
export function refuseOtherMethods(app: FastifyInstance, { isPage }: MethodOptions): void {
  const methodsByPath = new Map<string, Set<string>>();
  const patterns = new Map<string, RoutePattern>();
  app.addHook('onRoute', ({ url, method }) => {
    if (catchAllRoutes.includes(url)) return;
    const methods = patterns.get(url)?.methods ?? methodsByPath.get(url) ?? new Set<string>();
    for (const routeMethod of [method].flat()) methods.add(routeMethod);
    if (methods.has('GET')) methods.add('HEAD');
    if (url.includes(':')) patterns.set(url, { pattern: toPattern(url), methods });
    else methodsByPath.set(url, methods);
  });

  const listAllowedMethods = (path: string): readonly string[] => {
    const methods = new Set(methodsByPath.get(path));
    for (const { pattern, methods: routeMethods } of patterns.values())
      if (pattern.test(path)) for (const method of routeMethods) methods.add(method);
    if (isPage(path)) for (const method of ['GET', 'HEAD']) methods.add(method);
    return methods.size === 0 ? [] : [...methods, 'OPTIONS'].sort();
  };

  app.addHook('onRequest', async (request, reply) => {
    const { method, routeOptions } = request;
    if (!catchAllRoutes.includes(routeOptions.url)) return;
    const path = request.url.split('?', 1)[0] ?? '/';
    const isServerWide = method === 'OPTIONS' && path === '/*';
    const allowedMethods = isServerWide ? ['GET', 'HEAD', 'OPTIONS', 'POST'] : listAllowedMethods(path);
    if (allowedMethods.length === 0) return;
    if (method === 'OPTIONS') return reply.code(204).header('allow', allowedMethods.join(', ')).send();
    if (allowedMethods.includes(method)) return;
    return replyWithProblem(request, reply.header('allow', allowedMethods.join(', ')), fail('method_not_allowed'));
  });
}

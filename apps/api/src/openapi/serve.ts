import { createHash } from 'node:crypto';
import { openApiDocument } from '@dining/contract/openapi/document';
import { docsPath, documentPath } from '@dining/contract/openapi/published';
import { packs } from '@dining/i18n/site/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { cookieName } from '../http/session';
import { docsPage } from './page';

/** A text that was made once, and how a browser recognises it. */
interface Made {
  readonly text: string;
  readonly etag: string;
}

const made = (text: string): Made => ({
  text,
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

function answer({ text, etag }: Made, type: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
  return reply.header('content-type', type).send(text);
}

/** The contract for whoever calls us: as OpenAPI and as a page. Both are made when first asked for, and public: so are the calls. */
export function publishContract(app: FastifyInstance, config: Config): void {
  let published: { readonly json: Made; readonly page: Made } | undefined;
  const publication = () => {
    if (published === undefined) {
      const document = openApiDocument({ url: config.publicUrl, cookie: cookieName(config), titles: packs.en.problems });
      published = { json: made(JSON.stringify(document)), page: made(docsPage(document)) };
    }
    return published;
  };
  app.get(documentPath, (request, reply) => answer(publication().json, 'application/json; charset=utf-8', request, reply));
  app.get(docsPath, (request, reply) => answer(publication().page, 'text/html; charset=utf-8', request, reply));
}

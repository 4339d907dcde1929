import { createOpenApiDocument } from '@dining/contract/openapi/document';
import { docsPath, documentPath } from '@dining/contract/openapi/published';
import { packs } from '@dining/i18n/site/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { addVary } from '../http/encoding';
import { createEtag, matchesEtag } from '../http/etag';
import { cookieName } from '../http/session';
import { docsPage } from './page';

/** A text that was made once, and how a browser recognises it. */
interface Made {
  readonly text: string;
  readonly etag: string;
}

const made = (text: string): Made => ({
  text,
  etag: createEtag(text),
});

function answer({ text, etag }: Made, type: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  addVary(reply, 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', type).send(text);
}

/** The contract for whoever calls us: as OpenAPI and as a page. Both are made when first asked for, and public: so are the calls. */
export function publishContract(app: FastifyInstance, config: Config): void {
  let published: { readonly json: Made; readonly page: Made } | undefined;
  const publication = () => {
    if (published === undefined) {
      const document = createOpenApiDocument({ url: config.publicUrl, cookie: cookieName(config), titles: packs.en.problems });
      published = { json: made(JSON.stringify(document)), page: made(docsPage(document)) };
    }
    return published;
  };
  app.get(documentPath, (request, reply) => answer(publication().json, 'application/json; charset=utf-8', request, reply));
  app.get(docsPath, (request, reply) => answer(publication().page, 'text/html; charset=utf-8', request, reply));
}

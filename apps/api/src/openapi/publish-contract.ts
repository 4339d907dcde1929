import { createOpenApiDocument, staffApi } from '@dining/contract/openapi/document';
import { docsPath, openApiPath, staffOpenApiPath } from '@dining/contract/openapi/published-paths';
import { packs } from '@dining/i18n/site/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { addVary } from '../http/encoding';
import { createEtag, matchesEtag } from '../http/etag';
import { getCookieName } from '../http/session';
import { getStaffCookieName } from '../http/staff-session';
import { renderDocsPage } from './page';

interface PublishedDocument {
  readonly text: string;
  readonly etag: string;
}

const createPublishedDocument = (text: string): PublishedDocument => ({
  text,
  etag: createEtag(text),
});

function sendDocument(
  { text, etag }: PublishedDocument,
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  addVary(reply, 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', type).send(text);
}

export function publishContract(app: FastifyInstance, config: Config): void {
  let documents:
    | { readonly json: PublishedDocument; readonly page: PublishedDocument; readonly staff: PublishedDocument }
    | undefined;
  const getDocuments = () => {
    if (documents === undefined) {
      const [url, titles] = [config.publicUrl, packs.en.problems];
      const document = createOpenApiDocument({ url, titles, cookie: getCookieName(config) });
      const staff = createOpenApiDocument({ url, titles, cookie: getStaffCookieName(config) }, staffApi);
      documents = {
        json: createPublishedDocument(JSON.stringify(document)),
        page: createPublishedDocument(renderDocsPage(document)),
        staff: createPublishedDocument(JSON.stringify(staff)),
      };
    }
    return documents;
  };
  app.get(openApiPath, (request, reply) =>
    sendDocument(getDocuments().json, 'application/json; charset=utf-8', request, reply),
  );
  app.get(staffOpenApiPath, (request, reply) =>
    sendDocument(getDocuments().staff, 'application/json; charset=utf-8', request, reply),
  );
  app.get(docsPath, (request, reply) => sendDocument(getDocuments().page, 'text/html; charset=utf-8', request, reply));
}

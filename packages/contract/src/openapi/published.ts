import type { Operation } from './model';

/** Where the contract itself is read: not calls of the site, and yet addresses that answer. */
export const documentPath = '/api/openapi.json';
export const docsPath = '/api/docs';

export const publishedTag = { name: 'contract', description: 'What you are reading' };

const publication = (operationId: string, summary: string, type: string): { get: Operation } => ({
  get: {
    operationId,
    tags: [publishedTag.name],
    summary,
    security: [{}],
    parameters: [],
    responses: {
      '200': { description: 'OK', content: { [type]: { schema: { type: type === 'application/json' ? 'object' : 'string' } } } },
    },
  },
});

export const publishedPaths = {
  [documentPath]: publication('openapi', 'This contract as OpenAPI 3.1', 'application/json'),
  [docsPath]: publication('docs', 'This contract as a page to read', 'text/html'),
};

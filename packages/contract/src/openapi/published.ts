import { type ProblemCode, statusByCode } from '../problem';
import { uploadsPath } from '../site/uploads';
import type { Operation, Response } from './model';

/** Paths of the contract itself, which are not endpoints of the site. */
export const documentPath = '/api/openapi.json';
export const docsPath = '/api/docs';
export const staffDocumentPath = '/api/staff/openapi.json';

export const publishedTag = { name: 'contract', description: 'This contract' };

const createProblemResponse = (code: ProblemCode): Response => ({
  description: code,
  ...(statusByCode[code] === 503 ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: { [code]: { $ref: `#/components/examples/${code}` } },
    },
  },
});

/** Problems that every path can return. */
const commonProblems = { '406': createProblemResponse('not_acceptable'), '503': createProblemResponse('unavailable') };

const createPublication = (operationId: string, summary: string, type: string): { get: Operation } => ({
  get: {
    operationId,
    tags: [publishedTag.name],
    summary,
    security: [{}],
    parameters: [],
    responses: {
      '200': {
        description: 'OK',
        content: { [type]: { schema: { type: type === 'application/json' ? 'object' : 'string' } } },
      },
      ...commonProblems,
    },
  },
});

/** An uploaded picture, which is not an endpoint of the site because it is not JSON. */
const uploadedPicture: Operation = {
  operationId: 'uploadedPicture',
  tags: ['uploads'],
  summary: 'Returns a picture of a review',
  security: [{}],
  parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    '200': {
      description: 'OK',
      content: Object.fromEntries(
        ['image/avif', 'image/webp'].map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    },
    '404': createProblemResponse('not_found'),
    ...commonProblems,
  },
};

export const publishedPaths = {
  [documentPath]: createPublication('openapi', 'Returns this contract as OpenAPI 3.1', 'application/json'),
  [docsPath]: createPublication('docs', 'Returns this contract as an HTML page', 'text/html'),
  [`${uploadsPath}/{file}`]: { get: uploadedPicture },
};

export const publishedStaffPaths = {
  [staffDocumentPath]: createPublication('openapi', 'Returns this contract as OpenAPI 3.1', 'application/json'),
};

import { type ProblemCode, statusByCode } from '../problem';
import { uploadsPath } from '../site/uploads';
import type { Operation, Response } from './model';

/** Where the contract itself is read: like a picture, no call of the site, and yet an address that answers. */
export const documentPath = '/api/openapi.json';
export const docsPath = '/api/docs';

export const publishedTag = { name: 'contract', description: 'What you are reading' };

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

/** What every address can answer beside itself. */
const commonProblems = { '406': createProblemResponse('not_acceptable'), '503': createProblemResponse('unavailable') };

const createPublication = (operationId: string, summary: string, type: string): { get: Operation } => ({
  get: {
    operationId,
    tags: [publishedTag.name],
    summary,
    security: [{}],
    parameters: [],
    responses: {
      '200': { description: 'OK', content: { [type]: { schema: { type: type === 'application/json' ? 'object' : 'string' } } } },
      ...commonProblems,
    },
  },
});

/** A picture that a member has uploaded: no JSON, and so no call of the site. */
const uploadedPicture: Operation = {
  operationId: 'uploadedPicture',
  tags: ['uploads'],
  summary: 'A picture of a review, as its review names it',
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
  [documentPath]: createPublication('openapi', 'This contract as OpenAPI 3.1', 'application/json'),
  [docsPath]: createPublication('docs', 'This contract as a page to read', 'text/html'),
  [`${uploadsPath}/{file}`]: { get: uploadedPicture },
};

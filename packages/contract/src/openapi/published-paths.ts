import { type ProblemCode, statusByCode } from '../problem';
import { uploadsPath } from '../site/uploads';
import type { Operation, Response } from './model';

/** Paths of the published contract itself, which are not endpoints. */
export const openApiPath = '/api/openapi.json';
export const docsPath = '/api/docs';
export const staffOpenApiPath = '/api/staff/openapi.json';

export const contractTag = { name: 'contract', description: 'This contract' };

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

/** Problem responses that each of these paths can return. */
const commonProblemResponses = {
  '406': createProblemResponse('not_acceptable'),
  '503': createProblemResponse('unavailable'),
};

const createContractPath = (operationId: string, summary: string, type: string): { get: Operation } => ({
  get: {
    operationId,
    tags: [contractTag.name],
    summary,
    security: [{}],
    parameters: [],
    responses: {
      '200': {
        description: 'OK',
        content: { [type]: { schema: { type: type === 'application/json' ? 'object' : 'string' } } },
      },
      ...commonProblemResponses,
    },
  },
});

/** The operation that returns an uploaded picture. It is not an endpoint, because its response is a file. */
const uploadedPictureOperation: Operation = {
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
    ...commonProblemResponses,
  },
};

export const publishedPaths = {
  [openApiPath]: createContractPath('openapi', 'Returns this contract as OpenAPI 3.1', 'application/json'),
  [docsPath]: createContractPath('docs', 'Returns this contract as an HTML page', 'text/html'),
  [`${uploadsPath}/{file}`]: { get: uploadedPictureOperation },
};

export const publishedStaffPaths = {
  [staffOpenApiPath]: createContractPath('openapi', 'Returns this contract as OpenAPI 3.1', 'application/json'),
};

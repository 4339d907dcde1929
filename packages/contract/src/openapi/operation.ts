import { type EndpointShape, listProblemCodes } from '../endpoint';
import { type ProblemCode, problemSchema, statusByCode } from '../problem';
import type { Operation, Parameter, Reference, Response, Schema } from './model';
import { removeCitations, type Schemas } from './schemas';

/** Converts `/api/ordersheet/:id` to an OpenAPI path template. */
export const formatPathTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** Creates an operation id from the path: `/api/din/listByHtlCode` becomes `dinListByHtlCode`. */
export const createOperationId = (path: string): string =>
  path
    .replace('/api/', '')
    .replace(/:(\w+)/g, 'by-$1')
    .replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const createReference = (section: 'parameters' | 'headers' | 'examples', name: string): Reference => ({
  $ref: `#/components/${section}/${name}`,
});

/** Headers that every POST request must have, also one that only reads (decision 30a). */
const postHeaders = ['XRequestedWith', 'Origin'].map((name) => createReference('parameters', name));

function createParameters(shape: EndpointShape, schemas: Schemas): Parameter[] {
  return (['params', 'query'] as const).flatMap((source) => {
    const sourceSchema = shape[source];
    if (sourceSchema === undefined) return [];
    const { properties = {}, required = [] } = schemas.convert(sourceSchema, 'input');
    return Object.entries(properties).map(([name, property]): Parameter => {
      const { description, ...schema } = typeof property === 'boolean' ? {} : property;
      return {
        name,
        in: source === 'params' ? 'path' : 'query',
        required: required.includes(name),
        ...(description === undefined ? {} : { description }),
        schema,
      };
    });
  });
}

/** Creates the response for all problems of a status, with an example of each. */
function createProblemResponse(status: number, codes: readonly ProblemCode[], schemas: Schemas): Response {
  const codeSchema = { properties: { status: { const: status }, code: { enum: [...codes] } } };
  return {
    description: codes.join(', '),
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': createReference('headers', 'RetryAfter') } }
      : {}),
    content: {
      'application/problem+json': {
        schema: { allOf: [schemas.convert(problemSchema, 'output'), codeSchema] },
        examples: Object.fromEntries(codes.map((code) => [code, createReference('examples', code)])),
      },
    },
  };
}

function createProblemResponses(shape: EndpointShape, schemas: Schemas): Record<string, Response> {
  const codesByStatus = new Map<number, ProblemCode[]>();
  for (const code of listProblemCodes(shape))
    codesByStatus.set(statusByCode[code], [...(codesByStatus.get(statusByCode[code]) ?? []), code]);
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [status, createProblemResponse(status, codes, schemas)]),
  );
}

/** Creates the request body: JSON, or a form with a file. */
function createRequestBody({ body, file }: EndpointShape, schemas: Schemas): Pick<Operation, 'requestBody'> {
  if (body === undefined) return {};
  const schema = schemas.convert(body, 'input');
  if (file === undefined) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const fileSchema: Schema = {
    type: 'string',
    format: 'binary',
    description: `The file itself, at most ${file.maxBytes / 1024 / 1024} MB`,
  };
  const form: Schema = {
    ...schema,
    properties: { [file.field]: fileSchema, ...schema.properties },
    required: [file.field, ...(schema.required ?? [])],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

/** Creates the security requirement. A staff endpoint has its capability as a role of the session. */
function createSecurity({ auth }: EndpointShape, sessionName: string): Operation['security'] {
  if (auth === 'public') return [{}, { [sessionName]: [] }];
  return [{ [sessionName]: auth === 'member' || auth.staff === 'self' ? [] : [auth.staff] }];
}

export function createOperation(group: string, shape: EndpointShape, schemas: Schemas, sessionName: string): Operation {
  const isPost = shape.method === 'POST';
  const keyParameters = shape.idempotent === true ? [createReference('parameters', 'IdempotencyKey')] : [];
  return {
    operationId: createOperationId(shape.path),
    tags: [group],
    summary: removeCitations(shape.summary),
    security: createSecurity(shape, sessionName),
    parameters: [...createParameters(shape, schemas), ...(isPost ? postHeaders : []), ...keyParameters],
    ...createRequestBody(shape, schemas),
    responses: {
      '200': {
        description: 'OK',
        content: { [shape.media ?? 'application/json']: { schema: schemas.convert(shape.result, 'output') } },
      },
      ...createProblemResponses(shape, schemas),
    },
  };
}

import type { EndpointShape } from '../endpoint';
import { type ProblemCode, statusByCode } from '../problem';
import { type ApiGroup, callsByGroup } from '../site/api';
import { groupDescriptions, introduction } from './descriptions';
import type { OpenApiDocument, Operation, Parameter, ProblemExample } from './model';
import { createOperation, toPathTemplate } from './operation';
import { publishedPaths, publishedTag } from './published';
import { Schemas } from './schemas';

/** Values that the shapes do not contain. */
export interface Publication {
  /** URL of the site. */
  readonly url: string;
  /** Name of the session cookie. */
  readonly cookie: string;
  /** English title of each problem. */
  readonly titles: Readonly<Record<ProblemCode, string>>;
}

/** Version of the contract; increased by changes that break existing callers. */
const version = '1';

const parameters: Record<string, Parameter> = {
  XRequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Any value. HTML forms of other sites cannot send it',
    schema: { type: 'string', examples: ['XMLHttpRequest'] },
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'Origin of the site. Browsers send it automatically',
    schema: { type: 'string' },
  },
};

const createExamples = (titles: Publication['titles']): Record<string, ProblemExample> =>
  Object.fromEntries(
    Object.entries(statusByCode).map(([code, status]) => [
      code,
      { value: { status, title: titles[code as ProblemCode], code } },
    ]),
  );

/** Creates the contract as OpenAPI 3.1 from the shapes that the server validates with. */
export function createOpenApiDocument({ url, cookie, titles }: Publication): OpenApiDocument {
  const schemas = new Schemas();
  const nouns = Object.entries(callsByGroup) as [ApiGroup, readonly EndpointShape[]][];
  const paths: Record<string, Partial<Record<'get' | 'post', Operation>>> = {};
  for (const [noun, calls] of nouns) {
    for (const call of calls) {
      const path = toPathTemplate(call.path);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: createOperation(noun, call, schemas) };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Dining reservations', version, description: introduction },
    servers: [{ url }],
    tags: [...nouns.map(([name]) => ({ name, description: groupDescriptions[name] })), publishedTag],
    paths: { ...paths, ...publishedPaths },
    components: {
      schemas: schemas.components(),
      examples: createExamples(titles),
      parameters,
      headers: { RetryAfter: { description: 'Seconds until a retry', schema: { type: 'integer', minimum: 1 } } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Session of a member or of a non-member' },
      },
    },
  };
}

import type { EndpointShape } from '../endpoint';
import { type ProblemCode, statusByCode } from '../problem';
import { callsByNoun, type Noun } from '../site/api';
import { introduction, nounDescriptions } from './descriptions';
import type { OpenApiDocument, Operation, Parameter, ProblemExample } from './model';
import { createOperation, toPathTemplate } from './operation';
import { publishedPaths, publishedTag } from './published';
import { Schemas } from './schemas';

/** What the document cannot know by itself. */
export interface Publication {
  /** Where the site is reached. */
  readonly url: string;
  /** The name of the session's cookie. */
  readonly cookie: string;
  /** What each problem says in English. */
  readonly titles: Readonly<Record<ProblemCode, string>>;
}

/** The version of the contract: another one once an old caller would no longer be understood. */
const version = '1';

const parameters: Record<string, Parameter> = {
  XRequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Any value: no form of another site can send it',
    schema: { type: 'string', examples: ['XMLHttpRequest'] },
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'The site itself; a browser sends it by itself',
    schema: { type: 'string' },
  },
};

const createExamples = (titles: Publication['titles']): Record<string, ProblemExample> =>
  Object.fromEntries(
    Object.entries(statusByCode).map(([code, status]) => [code, { value: { status, title: titles[code as ProblemCode], code } }]),
  );

/** The whole contract as OpenAPI 3.1, from the shapes that the server checks with. */
export function createOpenApiDocument({ url, cookie, titles }: Publication): OpenApiDocument {
  const schemas = new Schemas();
  const nouns = Object.entries(callsByNoun) as [Noun, readonly EndpointShape[]][];
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
    tags: [...nouns.map(([name]) => ({ name, description: nounDescriptions[name] })), publishedTag],
    paths: { ...paths, ...publishedPaths },
    components: {
      schemas: schemas.components(),
      examples: createExamples(titles),
      parameters,
      headers: { RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The session of a member or of a non-member' },
      },
    },
  };
}

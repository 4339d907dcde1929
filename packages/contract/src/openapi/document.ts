import type { EndpointShape } from '../endpoint';
import { type ProblemCode, statusByCode } from '../problem';
import { endpointsByGroup } from '../site/api';
import { staffEndpointsByGroup } from '../staff/api';
import { groupDescriptions, introduction, staffGroupDescriptions, staffIntroduction } from './descriptions';
import type { OpenApiDocument, Operation, Parameter, ProblemExample } from './model';
import { createOperation, formatPathTemplate } from './operation';
import { contractTag, publishedPaths, publishedStaffPaths } from './published-paths';
import { Schemas } from './schemas';

/** An API that is published as one document. */
interface PublishedApi {
  readonly title: string;
  readonly introduction: string;
  readonly endpointsByGroup: Readonly<Record<string, readonly EndpointShape[]>>;
  readonly groupDescriptions: Readonly<Record<string, string>>;
  /** Further paths, which are not endpoints. */
  readonly paths: OpenApiDocument['paths'];
  readonly session: { readonly name: string; readonly description: string };
}

/** The API of guests and members. */
export const siteApi: PublishedApi = {
  title: 'Dining reservations',
  introduction,
  endpointsByGroup,
  groupDescriptions,
  paths: publishedPaths,
  session: { name: 'session', description: 'Session of a member or of a non-member' },
};

/** The API of staff. */
export const staffApi: PublishedApi = {
  title: 'Dining reservations: staff',
  introduction: staffIntroduction,
  endpointsByGroup: staffEndpointsByGroup,
  groupDescriptions: staffGroupDescriptions,
  paths: publishedStaffPaths,
  session: { name: 'staff', description: 'Session of a staff member' },
};

/** Values of the deployment, which the schemas do not contain. */
export interface DeploymentValues {
  /** URL of the site. */
  readonly url: string;
  /** Name of the session cookie. */
  readonly cookie: string;
  /** English title of each problem. */
  readonly titles: Readonly<Record<ProblemCode, string>>;
}

/** Version of the contract, increased by changes that break existing clients. */
const version = '1';

const parameters = {
  XRequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Any value. HTML forms of other sites cannot send it',
    schema: { type: 'string', examples: ['XMLHttpRequest'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'New for each write, and the same when it is repeated: 16 to 100 letters, digits, hyphens or underscores',
    schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'Origin of the site. Browsers send it automatically',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>;

const createExamples = (titles: DeploymentValues['titles']): Record<string, ProblemExample> =>
  Object.fromEntries(
    Object.entries(statusByCode).map(([code, status]) => [
      code,
      { value: { status, title: titles[code as ProblemCode], code } },
    ]),
  );

/** Lists the header parameters that the endpoints of an API use. */
function listParameters(api: PublishedApi): Record<string, Parameter> {
  const { XRequestedWith, Origin } = parameters;
  const hasIdempotencyKey = Object.values(api.endpointsByGroup).some((endpoints) =>
    endpoints.some(({ idempotent }) => idempotent === true),
  );
  return hasIdempotencyKey ? parameters : { XRequestedWith, Origin };
}

/** Creates the published contract as OpenAPI 3.1, from the schemas with which the server validates. */
export function createOpenApiDocument(
  { url, cookie, titles }: DeploymentValues,
  api: PublishedApi = siteApi,
): OpenApiDocument {
  const schemas = new Schemas();
  const groups = Object.entries(api.endpointsByGroup);
  const paths: Record<string, Partial<Record<'get' | 'post', Operation>>> = {};
  for (const [group, endpoints] of groups) {
    for (const endpoint of endpoints) {
      const path = formatPathTemplate(endpoint.path);
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: createOperation(group, endpoint, schemas, api.session.name),
      };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: api.title, version, description: api.introduction },
    servers: [{ url }],
    tags: [...groups.map(([name]) => ({ name, description: api.groupDescriptions[name] ?? '' })), contractTag],
    paths: { ...paths, ...api.paths },
    components: {
      schemas: schemas.getComponents(),
      examples: createExamples(titles),
      parameters: listParameters(api),
      headers: { RetryAfter: { description: 'Seconds until a retry', schema: { type: 'integer', minimum: 1 } } },
      securitySchemes: {
        [api.session.name]: { type: 'apiKey', in: 'cookie', name: cookie, description: api.session.description },
      },
    },
  };
}

import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { type EndpointShape, listProblemCodes } from '../endpoint';
import { type ProblemCode, statusByCode } from '../problem';
import { endpoints, endpointsByGroup } from '../site/api';
import { staffEndpoints, staffEndpointsByGroup } from '../staff/api';
import { createOpenApiDocument, staffApi } from './document';
import { createOperationId, formatPathTemplate } from './operation';
import { publishedPaths } from './published-paths';

const codes = Object.keys(statusByCode) as ProblemCode[];
const deploymentValues = {
  url: 'https://dining.example',
  cookie: 'sid',
  titles: Object.fromEntries(codes.map((code) => [code, `Title of ${code}`])) as Record<ProblemCode, string>,
};
const document = createOpenApiDocument(deploymentValues);
const text = JSON.stringify(document);
const findOperation = ({ method, path }: EndpointShape) =>
  document.paths[formatPathTemplate(path)]?.[method.toLowerCase() as 'get' | 'post'];

describe('the published contract', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text) as Record<string, unknown>);
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('refers only to its own definitions', () => {
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    const unresolvedReferences = references.filter(
      (path) =>
        path
          .split('/')
          .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document) === undefined,
    );
    expect(references.length).toBeGreaterThan(500);
    expect(unresolvedReferences).toEqual([]);
  });

  it('gives each endpoint a unique operation id', () => {
    const names = endpoints.map(({ path }) => createOperationId(path));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  it.each(Object.entries(endpointsByGroup) as [string, readonly EndpointShape[]][])(
    'contains every endpoint of %s with its problems',
    (group, groupEndpoints) => {
      for (const endpoint of groupEndpoints) {
        const operation = findOperation(endpoint);
        expect(operation?.tags, endpoint.path).toEqual([group]);
        expect(operation?.requestBody === undefined, endpoint.path).toBe(endpoint.body === undefined);
        const documentedProblems = Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) =>
          Object.keys(content['application/problem+json']?.examples ?? {}).map((code) => [code, Number(status)]),
        );
        expect(Object.fromEntries(documentedProblems), endpoint.path).toEqual(
          Object.fromEntries([...listProblemCodes(endpoint)].map((code) => [code, statusByCode[code]])),
        );
      }
    },
  );

  it('contains only existing endpoints', () => {
    const documentedOperations = Object.entries(document.paths)
      .filter(([path]) => !(path in publishedPaths))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    expect(documentedOperations.toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method.toLowerCase()} ${formatPathTemplate(path)}`).toSorted(),
    );
  });

  it('contains every problem code, and an example of sold_out with its status and title', () => {
    expect(Object.keys(document.components.examples)).toEqual(codes);
    expect(document.components.schemas['ProblemCode']?.enum).toEqual(codes);
    expect(document.components.examples['sold_out']?.value).toEqual({
      status: 409,
      title: 'Title of sold_out',
      code: 'sold_out',
    });
  });

  it('describes the fields of requests and responses with their constraints', () => {
    const { schemas } = document.components;
    expect(schemas['ReservationRequest']).toMatchObject({
      required: expect.arrayContaining(['dinCode', 'resvDate', 'finalAgreYn']),
      properties: {
        resvDate: { pattern: expect.stringContaining('\\d') },
        resvAdultCnt: { type: 'integer', minimum: 0, maximum: 999 },
        prodPickupNum: { default: 0 },
        requestMatter: { maxLength: 500 },
      },
    });
    expect(schemas['ReservationRequest']?.required).not.toContain('prodPickupNum');
    expect(schemas['Hotel']).toMatchObject({
      properties: { htlCode: { type: 'string' }, resvReviewYn: { enum: ['Y', 'N'] } },
      required: expect.arrayContaining(['htlCode', 'htlName', 'htlNameKo']),
    });
  });

  it('documents 503 with Retry-After for every endpoint, and 502 and 504 for weather and address search', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { responses }] of Object.entries(methods)) {
        const { content, headers } = responses['503'] ?? {};
        expect([path, method, Object.keys(content?.['application/problem+json']?.examples ?? {})]).toEqual([
          path,
          method,
          expect.arrayContaining(['unavailable']),
        ]);
        expect([path, headers?.['Retry-After']]).toEqual([path, { $ref: '#/components/headers/RetryAfter' }]);
      }
    for (const path of ['/api/weather/forecast', '/api/address/search'])
      expect(Object.keys(document.paths[path]?.get?.responses ?? {})).toEqual(expect.arrayContaining(['502', '504']));
  });

  it('requires a session only for endpoints of members, and the header X-Requested-With for every POST request', () => {
    for (const endpoint of endpoints as readonly EndpointShape[]) {
      const { security, parameters = [] } = findOperation(endpoint) ?? {};
      expect(security?.[0], endpoint.path).toEqual(endpoint.auth === 'member' ? { session: [] } : {});
      expect(JSON.stringify(parameters).includes('XRequestedWith'), endpoint.path).toBe(endpoint.method === 'POST');
    }
  });

  it('cites neither the specification nor decisions nor files', () =>
    expect(text).not.toMatch(/Spec §|\(decision|\.ts\b/));
});

describe('the published contract of the staff API', () => {
  const staffDocument = createOpenApiDocument(deploymentValues, staffApi);
  const findStaffOperation = ({ method, path }: EndpointShape) =>
    staffDocument.paths[formatPathTemplate(path)]?.[method.toLowerCase() as 'get' | 'post'];

  it('is a valid OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(staffDocument)) as Record<string, unknown>,
    );
    expect([errors, valid]).toEqual([undefined, true]);
  });

  it.each(Object.entries(staffEndpointsByGroup) as [string, readonly EndpointShape[]][])(
    'contains every endpoint of %s with its capability and problems',
    (group, groupEndpoints) => {
      for (const endpoint of groupEndpoints) {
        const { tags, security, responses = {}, parameters } = findStaffOperation(endpoint) ?? {};
        expect([endpoint.path, tags]).toEqual([endpoint.path, [group]]);
        const expectedSecurity =
          typeof endpoint.auth === 'object'
            ? [{ staff: endpoint.auth.staff === 'self' ? [] : [endpoint.auth.staff] }]
            : [{}, { staff: [] }];
        expect([endpoint.path, security]).toEqual([endpoint.path, expectedSecurity]);
        expect(JSON.stringify(parameters).includes('IdempotencyKey'), endpoint.path).toBe(endpoint.idempotent === true);
        const documentedProblems = Object.values(responses).flatMap(({ content }) =>
          Object.keys(content['application/problem+json']?.examples ?? {}),
        );
        expect(documentedProblems.toSorted(), endpoint.path).toEqual([...listProblemCodes(endpoint)].toSorted());
      }
    },
  );

  /** Last path segments of POST endpoints that change nothing, or whose request is repeated automatically. */
  const segmentsWithoutKey = new Set([
    'alternatives',
    'campaigns',
    'download',
    'export',
    'fee',
    'history',
    'list',
    'preview',
    'preview-link',
    'proposals',
    'quote',
    'refresh',
    'states',
    'view',
    'writing',
  ]);

  it('requires an idempotency key for changes that need a capability and are not repeated automatically', () => {
    const changes = (staffEndpoints as readonly EndpointShape[]).filter(
      ({ auth, method, path }) =>
        typeof auth === 'object' &&
        auth.staff !== 'self' &&
        auth.access !== 'read' &&
        method === 'POST' &&
        !segmentsWithoutKey.has(path.split('/').at(-1) ?? ''),
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const { path, idempotent } of changes) expect([path, idempotent]).toEqual([path, true]);
  });
});

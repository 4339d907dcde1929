import type { Deployment } from './deployment';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface OpenApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      { readonly post?: { readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> } } }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A POST call that the OpenAPI document describes, with a sample body. */
export interface PublishedCall {
  /** The path, with `x` for its parameters. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const sampleTexts = ['D302', '2027-03-12', '18:00'];

function createSample(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  const createInnerSample = (inner: Schema) => createSample(inner, schemas);
  if (schema.$ref !== undefined) return createInnerSample(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return createInnerSample(schema.anyOf.at(-1) ?? {});
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, createInnerSample(inner)]),
    );
  if (schema.type === 'array') return schema.items === undefined ? [] : [createInnerSample(schema.items)];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  const { pattern } = schema;
  return pattern === undefined ? 'text' : (sampleTexts.find((text) => new RegExp(pattern).test(text)) ?? 'text');
}

export async function listPublishedCalls({ url }: Deployment): Promise<readonly PublishedCall[]> {
  const { paths, components } = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApiDocument;
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const content = post?.requestBody?.content ?? { 'application/json': { schema: {} } };
    const json = content['application/json'];
    if (post === undefined || json === undefined) return [];
    const body = createSample(json.schema, components.schemas);
    return [{ path: path.replace(/\{\w+\}/g, 'x'), body: typeof body === 'object' ? { ...body } : {} }];
  });
}

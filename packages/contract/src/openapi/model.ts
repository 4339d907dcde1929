import type { z } from 'zod';

/** The types of OpenAPI 3.1 that the contract uses. */

export type Schema = z.core.JSONSchema.BaseSchema;

/** Reference to a component. */
export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Reference>>;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content: Readonly<Record<string, Content>>;
}

/** Media type of a body; endpoints with a file take a form. */
export type BodyType = 'application/json' | 'multipart/form-data';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Partial<Record<BodyType, Content>>> };
  readonly responses: Readonly<Record<string, Response>>;
}

/** A problem as it is sent, in English. */
export interface ProblemExample {
  readonly value: { readonly status: number; readonly title: string; readonly code: string };
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly examples: Readonly<Record<string, ProblemExample>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>;
    readonly securitySchemes: Readonly<
      Record<string, { type: 'apiKey'; in: 'cookie'; name: string; description: string }>
    >;
  };
}

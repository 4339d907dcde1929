import { z } from 'zod';
import type { Schema } from './model';

const localPrefix = '#/$defs/';
const componentPrefix = '#/components/schemas/';

/** Matches citations of the specification and of decisions, which are not published. */
const citationPattern = / \((?:Spec §|decisions? \d)[^)]*\)/g;
export const removeCitations = (text: string): string => text.replace(citationPattern, '');

/** Removes bounds of safe integers, `additionalProperties: false` and citations. */
function simplifySchema({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Responses may get new fields, which clients ignore.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.description !== undefined) jsonSchema.description = removeCitations(jsonSchema.description);
}

/** Converts schemas to JSON schemas and collects the named ones as components. */
export class Schemas {
  readonly #components = new Map<string, Schema>();
  readonly #jsonSchemas = { input: new Map<z.ZodType, Schema>(), output: new Map<z.ZodType, Schema>() };

  /** Returns the JSON schema of a request (`input`) or a response (`output`). */
  convert(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const cachedSchema = this.#jsonSchemas[io].get(schema);
    if (cachedSchema !== undefined) return cachedSchema;
    const { $defs = {}, ...jsonSchema } = JSON.parse(
      JSON.stringify(z.toJSONSchema(schema, { io, override: simplifySchema })).replaceAll(localPrefix, componentPrefix),
    ) as Schema;
    delete jsonSchema.$schema;
    for (const [id, definition] of Object.entries($defs)) this.#addDefinition(id, definition);
    this.#jsonSchemas[io].set(schema, jsonSchema);
    return jsonSchema;
  }

  #addDefinition(id: string, definition: Schema): void {
    const existingDefinition = this.#components.get(id);
    if (existingDefinition !== undefined && JSON.stringify(existingDefinition) !== JSON.stringify(definition))
      throw new Error(`component ${id} has different schemas in requests and responses: define two components`);
    this.#components.set(id, definition);
  }

  /** Returns all components by name. */
  getComponents(): Record<string, Schema> {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

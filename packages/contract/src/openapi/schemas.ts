import { z } from 'zod';
import type { Schema } from './model';

const localPrefix = '#/$defs/';
const componentPrefix = '#/components/schemas/';

/** Matches citations, which are for readers of the code only. */
const citationPattern = / \((?:Spec §|decisions? \d)[^)]*\)/g;
export const removeCitations = (text: string): string => text.replace(citationPattern, '');

/** Removes what zod adds without information: its dialect, and the bounds of safe integers. */
function removeSafeIntegerBounds({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Answers may get new fields, which callers ignore.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.description !== undefined) jsonSchema.description = removeCitations(jsonSchema.description);
}

/** Collects named shapes; each is a component that others refer to. */
export class Schemas {
  readonly #components = new Map<string, Schema>();
  readonly #known = { input: new Map<z.ZodType, Schema>(), output: new Map<z.ZodType, Schema>() };

  /** Returns the JSON schema of a request (`input`) or an answer (`output`). */
  convert(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const known = this.#known[io].get(schema);
    if (known !== undefined) return known;
    const { $defs = {}, ...own } = JSON.parse(
      JSON.stringify(z.toJSONSchema(schema, { io, override: removeSafeIntegerBounds })).replaceAll(
        localPrefix,
        componentPrefix,
      ),
    ) as Schema;
    delete own.$schema;
    for (const [id, definition] of Object.entries($defs)) this.#addDefinition(id, definition);
    this.#known[io].set(schema, own);
    return own;
  }

  #addDefinition(id: string, definition: Schema): void {
    const known = this.#components.get(id);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition))
      throw new Error(`${id} is sent in another shape than it is answered: it needs two names`);
    this.#components.set(id, definition);
  }

  /** Returns all components by name. */
  components(): Record<string, Schema> {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

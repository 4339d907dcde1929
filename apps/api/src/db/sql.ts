export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Builds a named prepared statement from a template: every `${value}` becomes a parameter, so that the text is static.
 * `name` must be unique: node-postgres throws if two texts share a name.
 */
export const sql =
  (name: string) =>
  (parts: TemplateStringsArray, ...values: unknown[]): Statement => ({
    name,
    text: parts.reduce((before, part, index) => `${before}$${index}${part}`),
    values,
  });

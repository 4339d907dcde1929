/** A whole statement as node-postgres takes it: prepared once per connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Builds a statement from a template: every `${value}` becomes a parameter, so that a statement is static and whole where it stands. A
 * value that is used twice is written twice. The name is that of the function around it; node-postgres throws where two texts share one.
 */
export const sql =
  (name: string) =>
  (parts: TemplateStringsArray, ...values: unknown[]): Statement => ({
    name,
    text: parts.reduce((before, part, index) => `${before}$${index}${part}`),
    values,
  });

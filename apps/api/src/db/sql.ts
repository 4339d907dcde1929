export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Builds a statement from a template: every `${value}` becomes a parameter, so that the text is static. Write a value
 * twice if it is used twice. `name` is that of the function; node-postgres throws if two texts share one.
 */
export const sql =
  (name: string) =>
  (parts: TemplateStringsArray, ...values: unknown[]): Statement => ({
    name,
    text: parts.reduce((before, part, index) => `${before}$${index}${part}`),
    values,
  });

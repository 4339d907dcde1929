import { createHash } from 'node:crypto';

/** A whole statement as node-postgres takes it: prepared once per connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const statements = new WeakMap<TemplateStringsArray, Omit<Statement, 'values'>>();

function createStatement(parts: TemplateStringsArray): Omit<Statement, 'values'> {
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  return { name: createHash('sha256').update(text).digest('base64url'), text };
}

/**
 * Builds a statement from a template: every `${value}` becomes a parameter, so that a statement is static and whole where
 * it stands. A value that is used twice is written twice.
 */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  const statement = statements.get(parts) ?? createStatement(parts);
  statements.set(parts, statement);
  return { ...statement, values };
}

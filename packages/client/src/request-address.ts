/** Where a call of the contract goes: `GET /api/x/:code` with its parameters and query filled in. A query without a value is left out. */
export function formatRequestAddress(template: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, string>));
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values.get(key) ?? ''));
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

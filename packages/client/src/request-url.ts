/** Fills in the parameters of a template such as `/api/ordersheet/:id`. Appends the query without undefined values. */
export function formatRequestUrl(template: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, string>));
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values.get(key) ?? ''));
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const queryString = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return queryString === '' ? path : `${path}?${queryString}`;
}

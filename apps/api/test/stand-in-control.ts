/** Tells a stand-in something over its control interface. @throws Error with its answer where it does not understand */
export async function callControl(baseUrl: string, method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
  const response = await fetch(`${baseUrl}/_control/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(await response.text());
}

/** What an adapter logs, to be looked through. */
export function createLogRecorder() {
  const lines: string[] = [];
  const note = (facts: object, text: string) => void lines.push(JSON.stringify({ ...facts, text }));
  return { lines, logger: { info: note, warn: note, error: note } };
}

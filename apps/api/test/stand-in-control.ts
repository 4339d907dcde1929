/** Calls the control interface of a stand-in. @throws Error with the response if it is refused */
export async function callControl(
  baseUrl: string,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  const response = await fetch(`${baseUrl}/_control/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(await response.text());
}

/** Returns a logger and the lines that it has logged. */
export function createLogRecorder() {
  const lines: string[] = [];
  const record = (fields: object, text: string) => void lines.push(JSON.stringify({ ...fields, text }));
  return { lines, logger: { info: record, warn: record, error: record } };
}

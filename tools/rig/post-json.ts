import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export interface JsonResponse {
  readonly status: number;
  readonly json: Record<string, unknown>;
  readonly cookie: string | undefined;
}

/** Posts JSON and parses the response with little CPU time, so that the client does not distort measurements. */
export function postJson(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonResponse> {
  return new Promise((resolve, reject) => {
    const payload = JSON.stringify(body);
    const clientRequest = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const cookie = response.headers['set-cookie']?.map((each) => each.split(';', 1)[0]).join('; ');
          const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text };
          resolve({ status: response.statusCode ?? 0, json, cookie });
        });
      },
    );
    clientRequest.once('error', reject);
    clientRequest.end(payload);
  });
}

/** Runs `work` repeatedly in concurrent lanes for the given time. Returns the number of completed runs. */
export async function runConcurrently(
  lanes: number,
  seconds: number,
  work: (runNumber: number) => Promise<void>,
): Promise<number> {
  const endMs = performance.now() + seconds * 1000;
  let startedCount = 0;
  let completedCount = 0;
  const runLane = async () => {
    while (performance.now() < endMs) {
      startedCount += 1;
      await work(startedCount);
      completedCount += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return completedCount;
}

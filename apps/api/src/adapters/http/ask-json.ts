import { parseJson } from './parse-json';

/** What a service answered. */
export interface JsonAnswer {
  readonly status: number;
  /** undefined where it is no JSON. */
  readonly body: unknown;
}

/** There was no answer: none within the limit, or no connection to bring one. */
export type NoAnswer = 'timeout' | 'network';

interface Question {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Headers and body of the answer together, in milliseconds. */
  readonly timeoutMs: number;
}

/** Asks once and reads JSON, whatever the status; follows no redirect. Never throws for what happens outside. */
export async function askJson({ url, method = 'GET', headers, body, timeoutMs }: Question): Promise<JsonAnswer | NoAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}

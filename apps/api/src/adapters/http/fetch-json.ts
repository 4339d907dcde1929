import { parseJson } from './parse-json';

export interface JsonResponse {
  readonly status: number;
  /** The parsed JSON; undefined if the body is not JSON. */
  readonly body: unknown;
}

/** `timeout`: no complete response within the limit. `network`: no response for another reason, or a redirect. */
export type ConnectionFailure = 'timeout' | 'network';

interface JsonRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Milliseconds for headers and body together. */
  readonly timeoutMs: number;
}

/**
 * Sends a request once and parses JSON, whatever the status, without following redirects. Never throws for failures of
 * the service.
 */
export async function fetchJson({
  url,
  method = 'GET',
  headers,
  body,
  timeoutMs,
}: JsonRequest): Promise<JsonResponse | ConnectionFailure> {
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

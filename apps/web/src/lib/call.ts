import type { Api } from '@dining/contract/site/api';
import { ProblemError, problemOf } from './problem-error';

type CallName = keyof Api;
type Part<Name extends CallName, Key extends 'params' | 'query' | 'body'> = undefined extends Api[Name][Key]
  ? { [K in Key]?: Api[Name][Key] }
  : { [K in Key]: Api[Name][Key] };
type Parts<Name extends CallName> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>;
type Arguments<Name extends CallName> =
  Record<string, never> extends Parts<Name> ? [parts?: Parts<Name> & Options] : [parts: Parts<Name> & Options];

interface Options {
  signal?: AbortSignal;
  /** The caller deals with 401 and 500 itself, instead of the pages that show them. */
  own?: boolean;
}
type AnyParts = Options & { params?: unknown; query?: unknown; body?: unknown };

/** The answer of a call of the contract. */
export type Answer<Name extends CallName> = Api[Name]['result'];

type Interceptor = (problem: ProblemError) => void;
let intercept: Interceptor = () => {};

/** Says what happens to 401 and 500 wherever they come from (Spec §7). The app sets it once, at start. */
export const interceptProblems = (interceptor: Interceptor): void => {
  intercept = interceptor;
};

/**
 * Makes one call of the contract: `call('POST /api/din/list', { body: { htlCode } })`.
 * Never tries twice by itself: reads are repeated by the query client, writes by nobody.
 * @throws ProblemError for every answer but a success; `offline` when there was none
 */
export async function call<Name extends CallName>(name: Name, ...[given]: Arguments<Name>): Promise<Answer<Name>> {
  const parts: AnyParts = given ?? {};
  const [method = 'GET', template = ''] = name.split(' ');
  const response = await fetch(address(template, parts), {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    body: method === 'POST' ? JSON.stringify(parts.body ?? {}) : null,
    signal: parts.signal ?? null,
  }).catch(lost);
  if (response.ok) return (await response.json().catch(lost)) as Answer<Name>;
  const problem = await problemOf(response);
  if (parts.own !== true) intercept(problem);
  throw problem;
}

/** Nobody answered, or the line broke before all of the answer had come; one that we gave up ourselves stays what it is. */
function lost(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ProblemError('offline', 0);
}

function address(template: string, { params, query }: AnyParts): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, string>));
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values.get(key) ?? ''));
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

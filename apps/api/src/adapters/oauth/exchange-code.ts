import { z } from 'zod';
import { fetchJson } from '../http/fetch-json';

/** `ports/social-sign-in` explains each reason. */
type CodeFailure = 'code_refused' | 'credentials_refused' | 'unavailable' | 'untrusted';

export type CodeExchangeResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly reason: CodeFailure };

interface CodeExchange {
  /** The token endpoint. */
  readonly url: string;
  /** Fields in addition to `grant_type`. */
  readonly form: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

const refusalSchema = z.object({ error: z.string().min(1) });

/** Errors about our credentials (RFC 6749 §5.2, and codes of providers). */
const credentialErrors = [
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'redirect_uri_mismatch',
];
/** Errors of the provider; any error that is in neither list is about the code. */
const providerErrors = ['server_error', 'temporarily_unavailable'];

function getFailure(error: string): CodeFailure {
  if (credentialErrors.includes(error)) return 'credentials_refused';
  return providerErrors.includes(error) ? 'unavailable' : 'code_refused';
}

/**
 * Exchanges a one-time code (RFC 6749 §4.1.3). An `error` in the body is a failure whatever the status, because Naver
 * may send it with HTTP 200 (facts on integrations §2.4).
 */
export async function exchangeCode({ url, form, headers, timeoutMs }: CodeExchange): Promise<CodeExchangeResult> {
  const body = new URLSearchParams({ grant_type: 'authorization_code', ...form });
  const response = await fetchJson({ url, method: 'POST', ...(headers && { headers }), body, timeoutMs });
  if (typeof response === 'string') return { ok: false, reason: 'unavailable' };
  const parsedRefusal = refusalSchema.safeParse(response.body);
  const isAvailable = response.status < 500 && response.status !== 429;
  if (parsedRefusal.success)
    return { ok: false, reason: isAvailable ? getFailure(parsedRefusal.data.error) : 'unavailable' };
  if (response.status !== 200) return { ok: false, reason: 'unavailable' };
  return { ok: true, body: response.body };
}

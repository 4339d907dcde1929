import type { Access, Capability } from '@dining/domain/staff/permissions';
import type { z } from 'zod';
import type { ProblemCode } from './problem';

/** An endpoint of the API: input, result and errors. Site and console use its types; the server validates with it. */
export interface EndpointShape {
  readonly method: 'GET' | 'POST';
  /** The complete Fastify path, such as `/api/ordersheet/:id`. */
  readonly path: `/api/${string}`;
  /** Who may call it. Callers without such a session get 401 before the body is parsed (decisions 28a, 62). */
  readonly auth: 'public' | 'member' | StaffAuth;
  /** `none`: the visitor's session is not loaded, because the response does not depend on it. */
  readonly session?: 'none';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** File of an endpoint that takes a multipart form; the form's other fields are texts. */
  readonly file?: FileShape;
  /** True if the write runs once for each `Idempotency-Key` of a staff member. */
  readonly idempotent?: true;
  readonly result: z.ZodType;
  /** Media type of a response that is not JSON. The result is then a text. */
  readonly media?: 'text/calendar' | 'application/octet-stream';
  /**
   * Limit of the body in bytes, if it differs from the default. Larger bodies are rejected with `payload_too_large`
   * before they are parsed.
   */
  readonly maxBodyBytes?: number;
  /** Errors of this endpoint, in addition to those of every endpoint. */
  readonly errors: readonly ProblemCode[];
}

/**
 * Permission that a staff endpoint needs: a capability at a venue, a hotel or the group, or `self` for endpoints about
 * the staff member's own account. Staff without the permission get 403.
 */
export interface StaffAuth {
  readonly staff: Capability | 'self';
  /** The lowest access that the endpoint needs; `full` if absent. */
  readonly access?: Access;
  /** True if `npm run staff` may use the endpoint. Its operator has a name but no account. */
  readonly isForOperators?: true;
}

/**
 * The file of an endpoint: its form field and its limit in bytes. Larger files are rejected with `payload_too_large`.
 */
export interface FileShape {
  readonly field: string;
  readonly maxBytes: number;
}

/** Defines an endpoint for staff. Staff have separate sessions, so the visitor's session is not loaded. */
export const defineStaffEndpoint = <
  const Shape extends Omit<EndpointShape, 'session'> & { readonly path: `/api/staff/${string}` },
>(
  shape: Shape,
): Shape & { readonly session: 'none' } => ({ ...shape, session: 'none' });

/** Defines an endpoint and keeps the exact types of its fields. */
export const defineEndpoint = <const Shape extends EndpointShape>(shape: Shape): Shape => shape;

type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** Input and result of an endpoint as plain types, so that the site does not load zod. */
export interface CallTypes<Shape extends EndpointShape> {
  params: SchemaInput<Shape['params']>;
  query: SchemaInput<Shape['query']>;
  body: SchemaInput<Shape['body']>;
  result: z.output<Shape['result']>;
}

/** Errors that every endpoint can return. */
const commonProblemCodes: readonly ProblemCode[] = [
  'invalid_request',
  'not_acceptable',
  'cookies_too_large',
  'internal_error',
  'unavailable',
  'setup_incomplete',
];
/** Errors of every write (decision 30a): not JSON, too large, or from another site. */
const writeProblemCodes: readonly ProblemCode[] = [
  'invalid_json',
  'unsupported_media_type',
  'payload_too_large',
  'csrf_failed',
];

/** Lists all problems that an endpoint can return: its own, and those of all endpoints of its kind. */
export const listProblemCodes = ({
  method,
  path,
  auth,
  session,
  idempotent,
  errors,
}: EndpointShape): ReadonlySet<ProblemCode> =>
  new Set([
    ...commonProblemCodes,
    ...(method === 'POST' ? writeProblemCodes : []),
    ...(method === 'POST' && session !== 'none' ? (['session_renewed'] as const) : []),
    ...(auth === 'public' ? [] : (['not_signed_in', 'session_ended'] as const)),
    ...(typeof auth === 'object' && auth.staff !== 'self' ? (['forbidden'] as const) : []),
    ...(path.startsWith('/api/staff/') ? (['network_not_allowed'] as const) : []),
    ...(idempotent === true ? (['idempotency_key_reused'] as const) : []),
    ...errors,
  ]);

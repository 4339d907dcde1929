import type { z } from 'zod';
import type { ProblemCode } from './problem';

/** One call of the product: what it takes, what it answers, how it can fail. Typed for the site, checked by the server. */
export interface EndpointShape {
  readonly method: 'GET' | 'POST';
  /** The whole path as Fastify reads it, such as `/api/ordersheet/:id`. */
  readonly path: `/api/${string}`;
  /** `member` answers 401 to anyone else before it looks at the body (decision 28a). */
  readonly auth: 'public' | 'member';
  /** Whoever asks is the same to it: no session is read for it, and it knows no visitor. */
  readonly session?: 'none';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The call takes one file: it comes as a form (multipart), in which the body's fields are texts. */
  readonly file?: FileShape;
  readonly result: z.ZodType;
  /** What its answer is where it is no JSON: the result is then a text. */
  readonly media?: 'text/calendar';
  /** What is taken of a body that is smaller than others; more answers `payload_too_large` unread. */
  readonly maxBodyBytes?: number;
  /** The named failures of its own, beside those every call can have. */
  readonly errors: readonly ProblemCode[];
}

/** The file of a call: the field it comes in, and the most bytes it may have; more answers `payload_too_large`. */
export interface FileShape {
  readonly field: string;
  readonly maxBytes: number;
}

/** Declares a call; the types of its parts travel with it. */
export const defineEndpoint = <const Shape extends EndpointShape>(shape: Shape): Shape => shape;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a caller hands over and gets back, as plain types: the site uses these and no zod at run time. */
export interface CallTypes<Shape extends EndpointShape> {
  params: Input<Shape['params']>;
  query: Input<Shape['query']>;
  body: Input<Shape['body']>;
  result: z.output<Shape['result']>;
}

/** What can happen before a handler is asked, whatever the call. */
const commonFailures: readonly ProblemCode[] = [
  'invalid_request',
  'not_acceptable',
  'cookies_too_large',
  'internal_error',
  'unavailable',
  'setup_incomplete',
];
/** Decision 30a: a write that is not JSON, too large, or not from our own pages. */
const writeFailures: readonly ProblemCode[] = ['invalid_json', 'unsupported_media_type', 'payload_too_large', 'csrf_failed'];

/** Every failure that a call can answer: those it declares, and those it shares with all of its kind. */
export const listFailures = ({ method, auth, session, errors }: EndpointShape): ReadonlySet<ProblemCode> =>
  new Set([
    ...commonFailures,
    ...(method === 'POST' ? writeFailures : []),
    ...(method === 'POST' && session !== 'none' ? (['session_renewed'] as const) : []),
    ...(auth === 'member' ? (['not_signed_in', 'session_ended'] as const) : []),
    ...errors,
  ]);

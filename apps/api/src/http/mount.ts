import { type EndpointShape, type FileShape, listFailures } from '@dining/contract/endpoint';
import { type Failure, isFailure } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import { tooLong } from '@dining/contract/wire';
import type { Language } from '@dining/domain/shared/language';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { answerProblem } from './answer';
import { FinishedJson } from './finished-json';
import { type FormReading, readForm } from './form';
import { languageOfPage } from './language';
import { getVisitor, type Visitor } from './session';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Body<Shape extends EndpointShape> = Parsed<Shape['body']>;
/** Reads and checks the form of a call that takes a file. */
type ReadForm<Shape extends EndpointShape> = (
  reading: FormReading,
) => Promise<{ readonly body: Body<Shape>; readonly file: Buffer } | Failure>;

/** What a handler is given: the checked parts of the request, and who asks in which language. */
export interface Call<Shape extends EndpointShape> {
  readonly body: Shape['file'] extends FileShape ? undefined : Body<Shape>;
  /** A call that takes a file decides itself when it reads it: what must be counted is counted before. */
  readonly form: Shape['file'] extends FileShape ? ReadForm<Shape> : undefined;
  readonly params: Parsed<Shape['params']>;
  readonly query: Parsed<Shape['query']>;
  readonly visitor: Shape['session'] extends 'none' ? undefined : Visitor;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Answer<Shape extends EndpointShape> = z.input<Shape['result']> | FinishedJson | Failure;
export type Mount = <const Shape extends EndpointShape>(
  shape: Shape,
  handle: (call: Call<Shape>) => Promise<Answer<Shape>>,
) => void;

/** An answer that breaks the contract is a bug of ours, not of the caller. */
class ContractBreach extends Error {}

/** Names each field that is wrong; where a text is too long, also how many characters it may have. */
function invalid(issues: readonly z.core.$ZodIssue[]): Failure {
  const limit = issues.find(({ message }) => message === tooLong);
  const max: unknown = limit?.code === 'custom' ? limit.params?.['max'] : undefined;
  return {
    failure: 'invalid_request',
    errors: issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    ...(typeof max === 'number' && { detail: { max } }),
  };
}

/** Decision 28a: a members' call answers before it looks at the body. */
async function refuseVisitors(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return getVisitor(request).userId === undefined ? answerProblem(request, reply, await notSignedIn(request)) : undefined;
}

/** A form is read when its call asks for it; everything else has come and is checked before. */
const partsBefore = ({ file }: EndpointShape) =>
  file === undefined ? (['params', 'query', 'body'] as const) : (['params', 'query'] as const);

function formReader(shape: EndpointShape, request: FastifyRequest, reply: FastifyReply): ReadForm<EndpointShape> | undefined {
  const { file, body } = shape;
  if (file === undefined) return undefined;
  return async (reading) => {
    const form = await readForm(request, file, reading);
    if (isFailure(form)) {
      if (form.failure === 'upload_too_slow') reply.header('connection', 'close');
      return form;
    }
    const read = body?.safeParse(form.fields);
    if (read?.success === false) return invalid(read.error.issues);
    return { body: read?.data as never, file: form.file };
  };
}

/** Forms are taken by the calls that take a file, and by no other. */
function addRoute(app: FastifyInstance, { file }: EndpointShape, route: RouteOptions): void {
  if (file === undefined) return void app.route(route);
  void app.register(async (scope) => {
    await scope.register(multipart);
    scope.route(route);
  });
}

/** Mounts calls of the contract: who may, what comes in, what goes out; everything else is the handler's. */
export const mountOn =
  (app: FastifyInstance): Mount =>
  (shape, handle) =>
    addRoute(app, shape, {
      method: shape.method,
      url: shape.path,
      ...(shape.maxBodyBytes === undefined ? {} : { bodyLimit: shape.maxBodyBytes }),
      ...(shape.auth === 'member' ? { onRequest: refuseVisitors } : {}),
      config: { skipSession: shape.session === 'none' },
      handler: async (request, reply) => {
        const input = { params: request.params, query: request.query, body: request.body ?? {} };
        const parsed: Record<string, unknown> = {};
        for (const part of partsBefore(shape)) {
          const schema = shape[part];
          if (schema === undefined) continue;
          const read = schema.safeParse(input[part]);
          if (!read.success) return answerProblem(request, reply, invalid(read.error.issues));
          parsed[part] = read.data;
        }
        if (shape.session !== 'none') await request.server.recheckSession(request);
        const call = {
          ...parsed,
          form: formReader(shape, request, reply),
          visitor: shape.session === 'none' ? undefined : getVisitor(request),
          language: languageOfPage(parsed['body'], request),
          request,
          reply,
        } as unknown as Call<typeof shape>;
        const answer = await handle(call);
        if (isFailure(answer)) {
          noteUndeclared(request, shape, answer.failure);
          return answerProblem(request, reply, answer);
        }
        reply.header('content-type', `${shape.media ?? 'application/json'}; charset=utf-8`).header('cache-control', 'no-store');
        if (answer instanceof FinishedJson) return answer.send(request, reply);
        const checked = shape.result.safeParse(answer);
        if (!checked.success)
          throw new ContractBreach(
            `${shape.method} ${shape.path} answers what the contract does not know: ${checked.error.message}`,
          );
        return reply.send(shape.media === undefined ? JSON.stringify(checked.data) : checked.data);
      },
    });

/** A member whose session has ended is told so: he was one a moment ago. */
const notSignedIn = async (request: FastifyRequest): Promise<Failure> => ({
  failure: (await request.server.isSessionExpired(request)) ? 'session_ended' : 'not_signed_in',
});

function noteUndeclared(request: FastifyRequest, shape: EndpointShape, code: ProblemCode): void {
  if (!listFailures(shape).has(code)) {
    const call = `${shape.method} ${shape.path}`;
    request.log.error({ event: 'request.failure_undeclared', code, call }, 'the contract does not declare this failure');
  }
}

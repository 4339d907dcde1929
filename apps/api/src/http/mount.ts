import { type EndpointShape, failuresOf } from '@dining/contract/endpoint';
import { type Failure, isFailure } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { Language } from '@dining/domain/shared/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { answerProblem } from './answer';
import { FinishedJson } from './finished-json';
import { languageOf } from './language';
import { type Visitor, visitorOf } from './session';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: the checked parts of the request, and who asks in which language. */
export interface Call<Shape extends EndpointShape> {
  readonly body: Parsed<Shape['body']>;
  readonly params: Parsed<Shape['params']>;
  readonly query: Parsed<Shape['query']>;
  readonly visitor: Visitor;
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

const invalid = (issues: readonly z.core.$ZodIssue[]): Failure => ({
  failure: 'invalid_request',
  errors: issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
});

/** Mounts calls of the contract: who may, what comes in, what goes out; everything else is the handler's. */
export const mountOn =
  (app: FastifyInstance): Mount =>
  (shape, handle) => {
    app.route({
      method: shape.method,
      url: shape.path,
      ...(shape.maxBodyBytes === undefined ? {} : { bodyLimit: shape.maxBodyBytes }),
      handler: async (request, reply) => {
        const visitor = visitorOf(request);
        // Decision 28a: a members' call answers before it looks at the body.
        if (shape.auth === 'member' && visitor.userId === undefined)
          return answerProblem(request, reply, await notSignedIn(request));
        const input = { params: request.params, query: request.query, body: request.body ?? {} };
        const parsed: Record<string, unknown> = {};
        for (const part of ['params', 'query', 'body'] as const) {
          const schema = shape[part];
          if (schema === undefined) continue;
          const read = schema.safeParse(input[part]);
          if (!read.success) return answerProblem(request, reply, invalid(read.error.issues));
          parsed[part] = read.data;
        }
        const call = { ...parsed, visitor, language: languageOf(request), request, reply } as unknown as Call<typeof shape>;
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
  };

/** A member whose session has ended is told so: he was one a moment ago. */
const notSignedIn = async (request: FastifyRequest): Promise<Failure> => ({
  failure: (await request.server.hasLostMember(request)) ? 'session_ended' : 'not_signed_in',
});

function noteUndeclared(request: FastifyRequest, shape: EndpointShape, code: ProblemCode): void {
  if (!failuresOf(shape).has(code)) {
    request.log.error({ code, call: `${shape.method} ${shape.path}` }, 'a failure that the contract does not declare');
  }
}

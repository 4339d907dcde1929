import { type EndpointShape, type FileShape, listProblemCodes } from '@dining/contract/endpoint';
import { type Failure, isFailure } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import { tooLong } from '@dining/contract/wire';
import type { Language } from '@dining/domain/shared/language';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { getPageLanguage } from './language';
import { replyWithProblem } from './problem-response';
import { SerializedJson } from './serialized-json';
import { getVisitor, type Visitor } from './session';
import { StreamedFile } from './streamed-file';
import { type ReceiveUploadOptions, receiveUpload } from './upload';

export type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Body<Shape extends EndpointShape> = Parsed<Shape['body']>;
export type ReceiveUpload<Shape extends EndpointShape> = (
  options: ReceiveUploadOptions,
) => Promise<{ readonly body: Body<Shape>; readonly file: Buffer } | Failure>;

export interface Call<Shape extends EndpointShape> {
  readonly body: Shape['file'] extends FileShape ? undefined : Body<Shape>;
  readonly receiveUpload: Shape['file'] extends FileShape ? ReceiveUpload<Shape> : undefined;
  readonly params: Parsed<Shape['params']>;
  readonly query: Parsed<Shape['query']>;
  readonly visitor: Shape['session'] extends 'none' ? undefined : Visitor;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type HandlerResult<Shape extends EndpointShape> =
  | z.input<Shape['result']>
  | SerializedJson
  | StreamedFile
  | Failure;
export type Mount = <const Shape extends EndpointShape>(
  shape: Shape,
  handleCall: (call: Call<Shape>) => Promise<HandlerResult<Shape>>,
) => void;

class ContractViolationError extends Error {}

function createInvalidFailure(issues: readonly z.core.$ZodIssue[]): Failure {
  const limit = issues.find(({ message }) => message === tooLong);
  const max: unknown = limit?.code === 'custom' ? limit.params?.['max'] : undefined;
  return {
    failure: 'invalid_request',
    errors: issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    ...(typeof max === 'number' && { detail: { max } }),
  };
}

/** Answers 401 at endpoints for members if the caller is not signed in, before the body is checked (decision 28a). */
async function requireMember(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return getVisitor(request).userId === undefined
    ? replyWithProblem(request, reply, await createNotSignedInFailure(request))
    : undefined;
}

const listParsedParts = ({ file }: EndpointShape) =>
  file === undefined ? (['params', 'query', 'body'] as const) : (['params', 'query'] as const);

/** Creates the function that receives the form of an endpoint with a file; undefined for other endpoints. */
export function createReceiveUpload(
  shape: EndpointShape,
  request: FastifyRequest,
  reply: FastifyReply,
): ReceiveUpload<EndpointShape> | undefined {
  const { file, body } = shape;
  if (file === undefined) return undefined;
  return async (options) => {
    const form = await receiveUpload(request, file, options);
    if (isFailure(form)) {
      if (form.failure === 'upload_too_slow') reply.header('connection', 'close');
      return form;
    }
    const parseResult = body?.safeParse(form.fields);
    if (parseResult?.success === false) return createInvalidFailure(parseResult.error.issues);
    return { body: parseResult?.data as never, file: form.file };
  };
}

/** Adds the route of an endpoint. Only those with a file parse forms. */
export function addRoute(app: FastifyInstance, { file }: EndpointShape, route: RouteOptions): void {
  if (file === undefined) return void app.route(route);
  void app.register(async (scope) => {
    await scope.register(multipart);
    scope.route(route);
  });
}

export const createMount =
  (app: FastifyInstance): Mount =>
  (shape, handleCall) =>
    addRoute(app, shape, {
      method: shape.method,
      url: shape.path,
      ...(shape.maxBodyBytes === undefined ? {} : { bodyLimit: shape.maxBodyBytes }),
      ...(shape.auth === 'member' ? { onRequest: requireMember } : {}),
      config: { skipSession: shape.session === 'none' },
      handler: async (request, reply) => {
        const parsedInput = parseRequest(shape, request);
        if (isFailure(parsedInput)) return replyWithProblem(request, reply, parsedInput);
        if (shape.session !== 'none') await request.server.recheckSession(request);
        const call = {
          ...parsedInput,
          receiveUpload: createReceiveUpload(shape, request, reply),
          visitor: shape.session === 'none' ? undefined : getVisitor(request),
          language: getPageLanguage(parsedInput['body'], request),
          request,
          reply,
        } as unknown as Call<typeof shape>;
        return sendResult(shape, await handleCall(call), request, reply);
      },
    });

/** Parses parameters, query and body; the body of an endpoint with a file is parsed later. */
export function parseRequest(shape: EndpointShape, request: FastifyRequest): Record<string, unknown> | Failure {
  const input = { params: request.params, query: request.query, body: request.body ?? {} };
  const parsedInput: Record<string, unknown> = {};
  for (const part of listParsedParts(shape)) {
    const schema = shape[part];
    if (schema === undefined) continue;
    const parsedPart = schema.safeParse(input[part]);
    if (!parsedPart.success) return createInvalidFailure(parsedPart.error.issues);
    parsedInput[part] = parsedPart.data;
  }
  return parsedInput;
}

/**
 * Sends a failure as a problem, and a result after checking it against the contract, unless it is already serialized.
 * @throws ContractViolationError if the result violates the contract
 */
export function sendResult<Shape extends EndpointShape>(
  shape: Shape,
  response: HandlerResult<Shape>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (isFailure(response)) {
    logUndeclaredFailure(request, shape, response.failure);
    return replyWithProblem(request, reply, response);
  }
  reply.header('cache-control', 'no-store');
  if (response instanceof StreamedFile) return response.send(reply.header('content-type', 'application/octet-stream'));
  reply.header('content-type', `${shape.media ?? 'application/json'}; charset=utf-8`);
  if (response instanceof SerializedJson) return response.send(request, reply);
  const parseResult = shape.result.safeParse(response);
  if (!parseResult.success)
    throw new ContractViolationError(
      `${shape.method} ${shape.path} returned a result that violates the contract: ${parseResult.error.message}`,
    );
  return reply.send(shape.media === undefined ? JSON.stringify(parseResult.data) : parseResult.data);
}

const createNotSignedInFailure = async (request: FastifyRequest): Promise<Failure> => ({
  failure: (await request.server.isSessionExpired(request)) ? 'session_ended' : 'not_signed_in',
});

function logUndeclaredFailure(request: FastifyRequest, shape: EndpointShape, code: ProblemCode): void {
  if (!listProblemCodes(shape).has(code)) {
    const call = `${shape.method} ${shape.path}`;
    request.log.error(
      { event: 'request.failure_undeclared', code, call },
      'the contract does not declare this failure',
    );
  }
}

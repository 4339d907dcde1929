import { request } from 'node:http';
import { join } from 'node:path';
import type { CallTypes, EndpointShape } from '@dining/contract/endpoint';
import type { DrillServer } from './server';

/** Sends a request to an endpoint of the console as an operator, through the control socket. */
const sendAsOperator = <Shape extends EndpointShape>(
  { dataDir }: Pick<DrillServer, 'dataDir'>,
  { path, method }: Shape,
  body: CallTypes<Shape>['body'],
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-operator': 'drill', 'content-type': 'application/json' };
    const call = request({ socketPath: join(dataDir, 'control.sock'), path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });

/** Calls an endpoint of the console as an operator. Returns the status of the response, also if the call is refused. */
export const tryCallAsOperator = async <Shape extends EndpointShape>(
  server: Pick<DrillServer, 'dataDir'>,
  shape: Shape,
  body: CallTypes<Shape>['body'],
): Promise<number> => (await sendAsOperator(server, shape, body)).status;

/** Calls an endpoint of the console as an operator. Returns the result; throws unless the status is 200. */
export async function callAsOperator<Shape extends EndpointShape>(
  server: Pick<DrillServer, 'dataDir'>,
  shape: Shape,
  body: CallTypes<Shape>['body'],
): Promise<CallTypes<Shape>['result']> {
  const { status, text } = await sendAsOperator(server, shape, body);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as CallTypes<Shape>['result'];
}

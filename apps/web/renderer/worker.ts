import { parentPort } from 'node:worker_threads';
import { setTransport } from '@dining/client/call';
import type { MessageFromRenderer, MessageToRenderer, RendererResponse } from '@dining/contract/rendering';
import { renderPage } from '../src/app/render-page';

// Runs the renderer in a worker thread of the server. While a page waits for API responses, others are rendered.

const server = parentPort;
if (server === null) throw new Error('The renderer must run in a worker thread');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const post = (message: MessageFromRenderer): void => server.postMessage(message);

const pendingCalls = new Map<number, (response: RendererResponse) => void>();
let callCount = 0;

setTransport(async (address, { method = 'GET', body }) => {
  callCount += 1;
  const id = callCount;
  const call = { method, address, body: typeof body === 'string' ? body : null };
  const {
    status,
    type,
    body: text,
  } = await new Promise<RendererResponse>((resolve) => {
    pendingCalls.set(id, resolve);
    post({ id, call });
  });
  return new Response(text, { status, headers: { 'content-type': type } });
});

server.on('message', (message: MessageToRenderer) => {
  if ('response' in message) {
    pendingCalls.get(message.id)?.(message.response);
    pendingCalls.delete(message.id);
    return;
  }
  const { id, page } = message;
  renderPage(page).then(
    (rendered) => post({ id, rendered }),
    (error: unknown) => post({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

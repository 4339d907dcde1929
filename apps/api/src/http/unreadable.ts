import type { Socket } from 'node:net';
import { fail } from '@dining/contract/failure';
import { problemDocument } from './problems';

/** Whoever sends what is no HTTP has said nothing of his language. */
const language = 'en';

/** Answers bytes that are no request, or one whose head is too large: such never reach a route, and are refused like any other. */
export function answerUnreadable(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const document = problemDocument(
    fail(error.code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'invalid_request'),
    language,
  );
  const body = JSON.stringify(document);
  const line = document.status === 413 ? '413 Payload Too Large' : '400 Bad Request';
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

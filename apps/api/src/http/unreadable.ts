import type { Socket } from 'node:net';
import { fail } from '@dining/contract/failure';
import type { Config } from '../config';
import { problemDocument } from './problems';
import { securityHeaders } from './security-headers';

/** Whoever sends what is no HTTP has said nothing of his language. */
const language = 'en';

type ClientError = { readonly code?: string };

/** Returns a handler that refuses bytes that are no request, and a head that is too large: neither reaches a route. */
export function createClientErrorHandler(config: Config): (error: ClientError, socket: Socket) => void {
  const headers = Object.entries(securityHeaders(config)).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => {
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
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}

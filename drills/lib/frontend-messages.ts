/** A message from a client to PostgreSQL, in its wire protocol. */
export interface FrontendMessage {
  /** The type byte, such as `Q`; '' for the startup message of a connection, which has none. */
  readonly kind: string;
  readonly bytes: Buffer;
}

/**
 * Returns a parser that splits the data of an unencrypted connection into messages. It keeps an incomplete message
 * until the next chunk.
 */
export function createMessageParser(): (chunk: Buffer) => readonly FrontendMessage[] {
  let unparsedBytes = Buffer.alloc(0);
  let hasParsedStartup = false;
  return (chunk) => {
    unparsedBytes = Buffer.concat([unparsedBytes, chunk]);
    const messages: FrontendMessage[] = [];
    for (;;) {
      const typeBytes = hasParsedStartup ? 1 : 0;
      if (unparsedBytes.length < typeBytes + 4) return messages;
      const length = typeBytes + unparsedBytes.readUInt32BE(typeBytes);
      if (unparsedBytes.length < length) return messages;
      messages.push({
        kind: hasParsedStartup ? String.fromCharCode(unparsedBytes[0] ?? 0) : '',
        bytes: unparsedBytes.subarray(0, length),
      });
      unparsedBytes = unparsedBytes.subarray(length);
      hasParsedStartup = true;
    }
  };
}

/** Returns the text of a simple query, or undefined for other messages. */
export const getQuery = ({ kind, bytes }: FrontendMessage): string | undefined =>
  kind === 'Q' ? bytes.toString('utf8', 5, bytes.length - 1) : undefined;

export const isSync = ({ kind }: FrontendMessage): boolean => kind === 'S';

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
  let unparsed = Buffer.alloc(0);
  let hasParsedStartup = false;
  return (chunk) => {
    unparsed = Buffer.concat([unparsed, chunk]);
    const messages: FrontendMessage[] = [];
    for (;;) {
      const typeBytes = hasParsedStartup ? 1 : 0;
      if (unparsed.length < typeBytes + 4) return messages;
      const length = typeBytes + unparsed.readUInt32BE(typeBytes);
      if (unparsed.length < length) return messages;
      messages.push({
        kind: hasParsedStartup ? String.fromCharCode(unparsed[0] ?? 0) : '',
        bytes: unparsed.subarray(0, length),
      });
      unparsed = unparsed.subarray(length);
      hasParsedStartup = true;
    }
  };
}

/** Returns the text of a simple query, or undefined for other messages. */
export const getQuery = ({ kind, bytes }: FrontendMessage): string | undefined =>
  kind === 'Q' ? bytes.toString('utf8', 5, bytes.length - 1) : undefined;

export const isSync = ({ kind }: FrontendMessage): boolean => kind === 'S';

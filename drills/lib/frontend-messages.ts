export interface FrontendMessage {
  /** The type byte, such as `Q`; '' for the first message of a connection, which has none. */
  readonly kind: string;
  readonly bytes: Buffer;
}

/**
 * Returns a parser that splits the data of an unencrypted connection into messages. It keeps an incomplete message
 * until the next chunk.
 */
export function createMessageParser(): (part: Buffer) => readonly FrontendMessage[] {
  let waiting = Buffer.alloc(0);
  let greeted = false;
  return (part) => {
    waiting = Buffer.concat([waiting, part]);
    const whole: FrontendMessage[] = [];
    for (;;) {
      const letter = greeted ? 1 : 0;
      if (waiting.length < letter + 4) return whole;
      const length = letter + waiting.readUInt32BE(letter);
      if (waiting.length < length) return whole;
      whole.push({ kind: greeted ? String.fromCharCode(waiting[0] ?? 0) : '', bytes: waiting.subarray(0, length) });
      waiting = waiting.subarray(length);
      greeted = true;
    }
  };
}

/** Returns the text of a simple query, or undefined for other messages. */
export const getQuery = ({ kind, bytes }: FrontendMessage): string | undefined =>
  kind === 'Q' ? bytes.toString('utf8', 5, bytes.length - 1) : undefined;

export const isSync = ({ kind }: FrontendMessage): boolean => kind === 'S';

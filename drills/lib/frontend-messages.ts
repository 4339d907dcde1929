/** A message of PostgreSQL's protocol from the client, with all of its bytes. */
export interface FrontendMessage {
  /** Its letter, such as `Q`; '' for the first of a connection, which has none. */
  readonly kind: string;
  readonly bytes: Buffer;
}

/**
 * Cuts what a client sends into messages, however the network has cut it; what is not whole yet waits for the next part. Plain connections
 * only: what is encrypted cannot be read.
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

/** The text of a simple query; undefined for every other message. */
export const getQuery = ({ kind, bytes }: FrontendMessage): string | undefined =>
  kind === 'Q' ? bytes.toString('utf8', 5, bytes.length - 1) : undefined;

/** Whether a message ends a statement of the extended protocol. */
export const isSync = ({ kind }: FrontendMessage): boolean => kind === 'S';

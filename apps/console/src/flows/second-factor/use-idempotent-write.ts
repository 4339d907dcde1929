import { useCallback, useRef } from 'react';
import { attempt, type Outcome } from '../../lib/attempt';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { useConfirmIdentity } from './second-factor';

/**
 * Returns a function that runs a write with an idempotency key. If the response is lost and the next call has the same
 * `send` and an equal body, it repeats the key, so that the server writes once. With `knownKey` it uses that key, such
 * as one that was stored before a reload. If the server requires the second factor, asks for it and sends the write
 * again.
 */
export function useIdempotentWrite() {
  const confirmIdentity = useConfirmIdentity();
  const lastWrite = useRef<{ readonly send: unknown; readonly bodyText: string; readonly key: string }>(undefined);
  return useCallback(
    async <Input, Value>(
      send: (body: Input, key: string) => Promise<Value>,
      body: Input,
      knownKey?: string,
    ): Promise<Outcome<Value>> => {
      const bodyText = JSON.stringify(body);
      for (;;) {
        const previousWrite = lastWrite.current;
        const isRetry = previousWrite?.send === send && previousWrite.bodyText === bodyText;
        const key = knownKey ?? (isRetry ? previousWrite.key : createIdempotencyKey());
        lastWrite.current = { send, bodyText, key };
        const outcome = await attempt(() => send(body, key));
        if (outcome.ok || !outcome.problem.isTransient) lastWrite.current = undefined;
        if (outcome.ok || outcome.problem.code !== 'second_factor_needed') return outcome;
        if (!(await confirmIdentity())) return outcome;
      }
    },
    [confirmIdentity],
  );
}

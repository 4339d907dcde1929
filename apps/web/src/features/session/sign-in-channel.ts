import type { OAuthResult } from './oauth-result';

/**
 * Messages between the sign-in window and the page that opened it: the result, and that it was received. They use a
 * channel because some providers' pages break `window.opener`. Each message names its attempt, because two pages may
 * sign in at once.
 */
type SignInMessage =
  | { readonly type: 'result'; readonly attemptId: string; readonly result: OAuthResult }
  | { readonly type: 'received'; readonly attemptId: string };

const replyTimeoutMs = 1500;

const openChannel = () => new BroadcastChannel('sign-in');
const post = (channel: BroadcastChannel, message: SignInMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin
  channel.postMessage(message);

/** Sends the result of an attempt to the page that started it. Returns false if that page does not reply. */
export const sendAttemptResult = (attemptId: string, result: OAuthResult): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = openChannel();
    const finish = (isReceived: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isReceived);
    };
    const timer = setTimeout(() => finish(false), replyTimeoutMs);
    channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
      if (data.type === 'received' && data.attemptId === attemptId) finish(true);
    });
    post(channel, { type: 'result', attemptId, result });
  });

export function listenToAttempt(attemptId: string, onResult: (result: OAuthResult) => void): () => void {
  const channel = openChannel();
  channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
    if (data.type !== 'result' || data.attemptId !== attemptId) return;
    post(channel, { type: 'received', attemptId });
    onResult(data.result);
  });
  return () => channel.close();
}

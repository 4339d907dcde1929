import type { OAuthResult } from './oauth-result';

/**
 * Messages between the sign-in window and the page that opened it: the result and its confirmation. They use a channel
 * because some providers' pages break `window.opener`. Messages name their attempt, since two pages may sign in at
 * once.
 */
type SignInMessage =
  | { readonly phase: 'told'; readonly attempt: string; readonly back: OAuthResult }
  | { readonly phase: 'heard'; readonly attempt: string };

const confirmationTimeoutMs = 1500;

const openChannel = () => new BroadcastChannel('sign-in');
const post = (channel: BroadcastChannel, message: SignInMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin
  channel.postMessage(message);

/** Sends the result of an attempt to the page that started it. Returns false if that page does not confirm it. */
export const sendAttemptResult = (attempt: string, result: OAuthResult): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = openChannel();
    const finish = (isReceived: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isReceived);
    };
    const timer = setTimeout(() => finish(false), confirmationTimeoutMs);
    channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
      if (data.phase === 'heard' && data.attempt === attempt) finish(true);
    });
    post(channel, { phase: 'told', attempt, back: result });
  });

export function listenToAttempt(attempt: string, onResult: (result: OAuthResult) => void): () => void {
  const channel = openChannel();
  channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
    if (data.phase !== 'told' || data.attempt !== attempt) return;
    post(channel, { phase: 'heard', attempt });
    onResult(data.back);
  });
  return () => channel.close();
}

import type { OAuthResult } from './oauth-result';

/**
 * Messages between the sign-in window and the page that opened it. They use a channel because some providers' pages cut
 * off `window.opener`. Attempts are named, since two pages may sign in at once.
 */
type SignInMessage =
  | { readonly phase: 'told'; readonly attempt: string; readonly back: OAuthResult }
  | { readonly phase: 'heard'; readonly attempt: string };

const confirmationTimeoutMs = 1500;

const open = () => new BroadcastChannel('sign-in');
const post = (channel: BroadcastChannel, message: SignInMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  channel.postMessage(message);

export const sendAttemptResult = (attempt: string, back: OAuthResult): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = open();
    const end = (received: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(received);
    };
    const timer = setTimeout(() => end(false), confirmationTimeoutMs);
    channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
      if (data.phase === 'heard' && data.attempt === attempt) end(true);
    });
    post(channel, { phase: 'told', attempt, back });
  });

export function listenToAttempt(attempt: string, onResult: (back: OAuthResult) => void): () => void {
  const channel = open();
  channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
    if (data.phase !== 'told' || data.attempt !== attempt) return;
    post(channel, { phase: 'heard', attempt });
    onResult(data.back);
  });
  return () => channel.close();
}

import type { OAuthResult } from './oauth-result';

/**
 * What the sign-in window and the page that opened it tell each other. Over a channel and not over the window's opener, which some
 * providers' pages cut off; each attempt has a name, for two pages may be signing in at once.
 */
type SignInMessage =
  | { readonly phase: 'told'; readonly attempt: string; readonly back: OAuthResult }
  | { readonly phase: 'heard'; readonly attempt: string };

/** Milliseconds in which the page that opened the window must have said that it heard; a page of ours takes a few. */
const confirmationTimeoutMs = 1500;

const open = () => new BroadcastChannel('sign-in');
const post = (channel: BroadcastChannel, message: SignInMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  channel.postMessage(message);

/** Tells the page that began the attempt; false where nobody hears: the window then goes on itself. */
export const sendAttemptResult = (attempt: string, back: OAuthResult): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = open();
    const end = (heard: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(heard);
    };
    const timer = setTimeout(() => end(false), confirmationTimeoutMs);
    channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
      if (data.phase === 'heard' && data.attempt === attempt) end(true);
    });
    post(channel, { phase: 'told', attempt, back });
  });

/** Hears what comes of an attempt, and says that it did. Answers how to stop. */
export function onAttemptResult(attempt: string, hear: (back: OAuthResult) => void): () => void {
  const channel = open();
  channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
    if (data.phase !== 'told' || data.attempt !== attempt) return;
    post(channel, { phase: 'heard', attempt });
    hear(data.back);
  });
  return () => channel.close();
}

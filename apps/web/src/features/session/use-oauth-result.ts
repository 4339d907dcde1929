import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OAuthResult, SignInQuestion } from './oauth-result';
import { sendAttemptResult } from './sign-in-channel';
import { findWindowAttempt } from './sign-in-window';

interface ResultRequest<Back> {
  /** Identifies the request, which must run only once. */
  readonly key: string;
  readonly ask: () => Promise<Back>;
  /** True if another page may have opened this window. */
  readonly windowed: boolean;
}

const oauthResultQuery = <Back extends OAuthResult | SignInQuestion>({ key, ask }: ResultRequest<Back>) =>
  queryOptions({
    queryKey: ['oauth-result', key],
    queryFn: ask,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

/**
 * Submits a code once. A popup reports the result to its opener and closes; otherwise `onBack` is called. `isReported`
 * is true if the popup is done but could not be closed.
 */
export function useOAuthResult<Back extends OAuthResult | SignInQuestion>(
  way: ResultRequest<Back>,
  onBack: (back: Back) => void,
) {
  const { key, windowed } = way;
  const asked = useQuery(oauthResultQuery(way));
  const [isReported, setIsReported] = useState(false);
  const act = useEffectEvent(async (back: Back) => {
    const attempt = windowed ? findWindowAttempt() : undefined;
    if (attempt === undefined || back.result === 'confirm' || !(await sendAttemptResult(attempt, back)))
      return onBack(back);
    window.close();
    setIsReported(true);
  });
  // Signing in refetches queries; the result is handled once.
  const acted = useRef<string>(undefined);
  const back = asked.data;
  useEffect(() => {
    if (back === undefined || acted.current === key) return;
    acted.current = key;
    void act(back);
  }, [back, key]);

  return { isReported, error: asked.error, retry: () => void asked.refetch(), retrying: asked.isFetching };
}

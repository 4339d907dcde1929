import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OAuthResult, SignInQuestion } from './oauth-result';
import { sendAttemptResult } from './sign-in-channel';
import { findWindowAttempt } from './sign-in-window';

interface ResultRequest<Back> {
  readonly key: string;
  readonly ask: () => Promise<Back>;
  readonly windowed: boolean;
}

const getOAuthResultQuery = <Back extends OAuthResult | SignInQuestion>({ key, ask }: ResultRequest<Back>) =>
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
  onBack: (oauthResult: Back) => void,
) {
  const { key, windowed } = way;
  const resultQuery = useQuery(getOAuthResultQuery(way));
  const [isReported, setIsReported] = useState(false);
  const act = useEffectEvent(async (oauthResult: Back) => {
    const attempt = windowed ? findWindowAttempt() : undefined;
    if (attempt === undefined || oauthResult.result === 'confirm' || !(await sendAttemptResult(attempt, oauthResult)))
      return onBack(oauthResult);
    window.close();
    setIsReported(true);
  });
  const acted = useRef<string>(undefined);
  const oauthResult = resultQuery.data;
  useEffect(() => {
    if (oauthResult === undefined || acted.current === key) return;
    acted.current = key;
    void act(oauthResult);
  }, [oauthResult, key]);

  return {
    isReported,
    error: resultQuery.error,
    retry: () => void resultQuery.refetch(),
    retrying: resultQuery.isFetching,
  };
}

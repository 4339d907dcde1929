import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OAuthResult, SignInConfirmation } from './oauth-result';
import { sendAttemptResult } from './sign-in-channel';
import { findWindowAttempt } from './sign-in-window';

interface ResultRequest<Result> {
  readonly key: string;
  readonly submit: () => Promise<Result>;
  readonly canBePopup: boolean;
}

const getOAuthResultQuery = <Result extends OAuthResult | SignInConfirmation>({ key, submit }: ResultRequest<Result>) =>
  queryOptions({
    queryKey: ['oauth-result', key],
    queryFn: submit,
    // A code is valid once.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

/**
 * Submits a code once, and again on `retry`. A popup reports the result to its opener and closes. `onResult` is called
 * in other windows, for a confirmation, and if the opener does not reply. `isReported` is true once the popup has
 * reported, in case the browser does not close it.
 */
export function useOAuthResult<Result extends OAuthResult | SignInConfirmation>(
  request: ResultRequest<Result>,
  onResult: (oauthResult: Result) => void,
) {
  const { key, canBePopup } = request;
  const resultQuery = useQuery(getOAuthResultQuery(request));
  const [isReported, setIsReported] = useState(false);
  const handleResult = useEffectEvent(async (oauthResult: Result) => {
    const attemptId = canBePopup ? findWindowAttempt() : undefined;
    if (
      attemptId === undefined ||
      oauthResult.result === 'confirm' ||
      !(await sendAttemptResult(attemptId, oauthResult))
    )
      return onResult(oauthResult);
    window.close();
    setIsReported(true);
  });
  const handledKey = useRef<string>(undefined);
  const oauthResult = resultQuery.data;
  useEffect(() => {
    if (oauthResult === undefined || handledKey.current === key) return;
    handledKey.current = key;
    void handleResult(oauthResult);
  }, [oauthResult, key]);

  return {
    isReported,
    error: resultQuery.error,
    retry: () => void resultQuery.refetch(),
    isRetrying: resultQuery.isFetching,
  };
}

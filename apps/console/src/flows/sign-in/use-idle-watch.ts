import { watchResponses } from '@dining/client/call';
import { staffSession } from '@dining/domain/staff/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery, useSessionState } from '../../entities/session/session';
import { getStored, setStored } from '../../lib/storage';

const seenKey = 'consoleSeenAt';
const lookMs = 15_000;
/** Milliseconds between renewals while a staff member types without sending requests. */
const renewMs = 5 * 60_000;

/** All tabs of a browser share the session, and therefore the time of its last use. */
const getIdleMs = (openedAt: number): number => Date.now() - Math.max(openedAt, Number(getStored(seenKey) ?? 0));

/**
 * Ends the session of a screen that has been idle for as long as the server allows. Keeps the session alive while the
 * staff member types.
 */
export function useIdleWatch(): void {
  const queryClient = useQueryClient();
  const [state, setState] = useSessionState();
  useEffect(() => {
    if (state !== 'active') return undefined;
    const openedAt = Date.now();
    watchResponses(({ ok }) => ok && setStored(seenKey, String(Date.now())));
    const look = () => {
      if (getIdleMs(openedAt) >= staffSession.idleSeconds * 1000) setState('ended');
    };
    const renew = () => {
      look();
      if (getIdleMs(openedAt) > renewMs)
        void queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
    };
    const timer = setInterval(look, lookMs);
    addEventListener('keydown', renew);
    addEventListener('pointerdown', renew);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', renew);
      removeEventListener('pointerdown', renew);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state, setState, queryClient]);
}

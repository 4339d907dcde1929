import { setResponseListener } from '@dining/client/call';
import { staffSession } from '@dining/domain/staff/sign-in-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery, useSessionState } from '../../entities/session/session';
import { getStored, setStored } from '../../lib/storage';

const lastUseKey = 'consoleSeenAt';
const checkIntervalMs = 15_000;
/** Time between renewals of the session while a staff member types or clicks without sending requests. */
const renewalMs = 5 * 60_000;

/** Returns how long the session has been idle: since its last use in any tab, or since `activeSince` if later. */
const getIdleMs = (activeSince: number): number =>
  Date.now() - Math.max(activeSince, Number(getStored(lastUseKey) ?? 0));

/**
 * Ends the session of a screen that has been idle for as long as the server allows. Keeps the session alive while the
 * staff member types or clicks.
 */
export function useIdleWatch(): void {
  const queryClient = useQueryClient();
  const [state, setState] = useSessionState();
  useEffect(() => {
    if (state !== 'active') return undefined;
    const activeSince = Date.now();
    setResponseListener(({ ok }) => ok && setStored(lastUseKey, String(Date.now())));
    const isOver = () => getIdleMs(activeSince) >= staffSession.idleSeconds * 1000;
    const checkIdle = () => {
      if (isOver()) setState('ended');
    };
    const handleInput = () => {
      if (isOver()) setState('ended');
      else if (getIdleMs(activeSince) > renewalMs)
        void queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
    };
    const timer = setInterval(checkIdle, checkIntervalMs);
    addEventListener('keydown', handleInput);
    addEventListener('pointerdown', handleInput);
    document.addEventListener('visibilitychange', checkIdle);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', handleInput);
      removeEventListener('pointerdown', handleInput);
      document.removeEventListener('visibilitychange', checkIdle);
    };
  }, [state, setState, queryClient]);
}

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { useHydrated } from '../lib/hydration';
import { partQuery } from '../lib/part-query';
import { queryClient } from '../lib/query-client';
import { LoadFailed } from './load-failed';

const onServer = typeof document === 'undefined';

interface LatePartOptions {
  /** Names the part among all, so that it is fetched once. */
  name: string;
  /** Its code, with the texts that it alone needs. */
  load: () => Promise<{ Part: ComponentType }>;
  /** Holds its place where the browser renders it and its code is not there yet. */
  skeleton: () => ReactNode;
  /** `sight`: its code comes when it is scrolled to. `touch`: when a pointer, the focus or a press comes to it. */
  comesBy: 'sight' | 'touch';
  /** Calls when the part would show something else than was rendered; answers how to stop. */
  onChange: (wake: () => void) => () => void;
}

/**
 * A part of a page that the server renders with it, but whose code comes late: until then its HTML stands as it was served, and what is
 * pressed on it is kept by `early.ts`. Without its code links still lead on. It takes no properties, for one that changed would make React
 * throw the served HTML away: it reads what it shows by itself, as `useAsRendered` has it (ADR 20).
 */
export function latePart({ name, load, skeleton, comesBy, onChange }: LatePartOptions): ComponentType {
  const query = partQuery(name, load, { loading: 'appData', rendered: true });
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });

  function Code({ onReady }: { onReady: () => void }) {
    const hydrated = useHydrated();
    const { data, isError, error, isFetching, refetch } = useQuery(query);
    useEffect(() => {
      if (data !== undefined) onReady();
    }, [data, onReady]);
    // The boundary around it keeps the served HTML while this waits.
    if (data === undefined && !hydrated && !onServer) use(arrival);
    if (data !== undefined) return <data.Part />;
    return isError ? <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} /> : skeleton();
  }

  return memo(function LatePart() {
    const place = useRef<HTMLDivElement>(null);
    const ready = useRef(() => {
      place.current?.removeAttribute('data-late');
      place.current?.dispatchEvent(new Event('partready'));
    });
    useEffect(() => {
      const element = place.current;
      if (element === null) return;
      // One that did not come is asked for again when it is next come to; what was pressed is then left to the browser.
      const fetch = () => void queryClient.fetchQuery(query).then(arrive, ready.current);
      const watcher = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === true) fetch();
      });
      if (comesBy === 'sight') watcher.observe(element);
      const touches = ['partwanted', 'pointerover', 'focusin'];
      for (const touch of touches) element.addEventListener(touch, fetch);
      const stop = onChange(fetch);
      return () => {
        watcher.disconnect();
        for (const touch of touches) element.removeEventListener(touch, fetch);
        stop();
      };
    }, []);
    return (
      <div data-late={comesBy} ref={place}>
        <Suspense fallback={skeleton()}>
          <Code onReady={ready.current} />
        </Suspense>
      </div>
    );
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../lib/hydration';
import { type Translations, useTranslations } from '../lib/i18n';
import { partQuery } from '../lib/part-query';
import { LoadFailed } from './load-failed';

const onServer = typeof document === 'undefined';

interface LazyHydrateOptions {
  /** Names the part among all, so that it is fetched once. */
  name: string;
  /** Its code, with the texts that it alone needs. */
  load: (translations: Translations) => Promise<{ Part: ComponentType }>;
  /** Holds its place where the browser renders it and its code is not there yet. */
  skeleton: () => ReactNode;
  /** `sight`: its code comes when it is scrolled to. `touch`: when a pointer, the focus or a press comes to it. */
  loadOn: 'sight' | 'touch';
  /** Returns a function that calls when the part would show something else than was rendered, and that returns how to stop it. */
  useOnChange: () => (wake: () => void) => () => void;
}

function createArrival(): readonly [arrival: Promise<void>, arrive: () => void] {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return [arrival, arrive];
}

/**
 * A part of a page that the server renders with it, but whose code comes late: until then its HTML stands as it was served, and what is
 * pressed on it is kept by `early.ts`. Without its code links still lead on. It takes no properties, for one that changed would make React
 * throw the served HTML away: it reads what it shows by itself, as `useAsRendered` has it (ADR 20).
 */
export function lazyHydrate({ name, load, skeleton, loadOn, useOnChange }: LazyHydrateOptions): ComponentType {
  const queryFor = (translations: Translations) =>
    partQuery(name, () => load(translations), { loading: 'appData', rendered: true });

  function Code({ arrival, onReady }: { arrival: Promise<void>; onReady: () => void }) {
    const hydrated = useHydrated();
    const { data, isError, error, isFetching, refetch } = useQuery(queryFor(useTranslations()));
    useEffect(() => {
      if (data !== undefined) onReady();
    }, [data, onReady]);
    // The boundary around it keeps the served HTML while this waits.
    if (data === undefined && !hydrated && !onServer) use(arrival);
    if (data !== undefined) return <data.Part />;
    return isError ? <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} /> : skeleton();
  }

  return memo(function LatePart() {
    const translations = useTranslations();
    const queryClient = useQueryClient();
    const onChange = useOnChange();
    const [[arrival, arrive]] = useState(createArrival);
    const place = useRef<HTMLDivElement>(null);
    const ready = useRef(() => {
      place.current?.removeAttribute('data-late');
      place.current?.dispatchEvent(new Event('partready'));
    });
    useEffect(() => {
      const element = place.current;
      if (element === null) return;
      // One that did not come is asked for again when it is next come to; what was pressed is then left to the browser.
      const fetch = () => void queryClient.fetchQuery(queryFor(translations)).then(arrive, ready.current);
      const watcher = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === true) fetch();
      });
      if (loadOn === 'sight') watcher.observe(element);
      const touches = ['partwanted', 'pointerover', 'focusin'];
      for (const touch of touches) element.addEventListener(touch, fetch);
      const stop = onChange(fetch);
      return () => {
        watcher.disconnect();
        for (const touch of touches) element.removeEventListener(touch, fetch);
        stop();
      };
    }, [translations, queryClient, onChange, arrive]);
    return (
      <div data-late={loadOn} ref={place}>
        <Suspense fallback={skeleton()}>
          <Code arrival={arrival} onReady={ready.current} />
        </Suspense>
      </div>
    );
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../lib/hydration';
import { type Translations, useTranslations } from '../lib/i18n';
import { getPartQuery } from '../lib/part-query';
import { LoadFailed } from './load-failed';

const onServer = typeof document === 'undefined';

interface LazyHydrateOptions {
  name: string;
  load: (translations: Translations) => Promise<{ Part: ComponentType }>;
  skeleton: () => ReactNode;
  /**
   * `visible`: loads when scrolled into view, and its pictures after the first scroll. `display`: loads when in view,
   * and its pictures with the page. `interaction`: when a pointer, the focus or a click reaches it.
   */
  loadOn: 'visible' | 'display' | 'interaction';
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
 * Creates a part that the server renders with its page and the browser hydrates later. Until then the served HTML
 * stays, `early.ts` queues clicks on it, and links work. It takes no props: a changed prop would make React discard the
 * served HTML, so it reads its data with `useAsRendered` (ADR 20).
 */
export function createLazyHydrated({ name, load, skeleton, loadOn, useOnChange }: LazyHydrateOptions): ComponentType {
  const queryFor = (translations: Translations) =>
    getPartQuery(name, () => load(translations), { loading: 'appData', rendered: true });

  function Code({ arrival, onReady }: { arrival: Promise<void>; onReady: () => void }) {
    const hydrated = useHydrated();
    const { data, isError, error, isFetching, refetch } = useQuery(queryFor(useTranslations()));
    useEffect(() => {
      if (data !== undefined) onReady();
    }, [data, onReady]);
    // The Suspense boundary keeps the served HTML meanwhile.
    if (data === undefined && !hydrated && !onServer) use(arrival);
    if (data !== undefined) return <data.Part />;
    return isError ? <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} /> : skeleton();
  }

  return memo(function LazyPart() {
    const translations = useTranslations();
    const queryClient = useQueryClient();
    const onChange = useOnChange();
    const [[arrival, arrive]] = useState(createArrival);
    const place = useRef<HTMLDivElement>(null);
    const ready = useRef(() => {
      place.current?.removeAttribute('data-lazy');
      place.current?.dispatchEvent(new Event('partready'));
    });
    useEffect(() => {
      const element = place.current;
      if (element === null) return;
      // A failed load is retried at the next interaction; the browser handles queued clicks.
      const fetch = () => void queryClient.fetchQuery(queryFor(translations)).then(arrive, ready.current);
      const watcher = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === true) fetch();
      });
      if (loadOn !== 'interaction') watcher.observe(element);
      if ('wanted' in element.dataset) fetch();
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
      <div data-lazy={loadOn} ref={place}>
        <Suspense fallback={skeleton()}>
          <Code arrival={arrival} onReady={ready.current} />
        </Suspense>
      </div>
    );
  });
}

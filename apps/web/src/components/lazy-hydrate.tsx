import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../lib/hydration';
import { type Translations, useTranslations } from '../lib/i18n';
import { getModuleQuery } from '../lib/module-query';
import { LoadFailed } from './load-failed';

const isServer = typeof document === 'undefined';

interface LazyHydrateOptions {
  name: string;
  load: (translations: Translations) => Promise<{ Content: ComponentType }>;
  skeleton: () => ReactNode;
  /**
   * When the section's code is loaded. `interaction`: when a pointer or the focus reaches the section, or on a click.
   * `inView`: also when the section is in view; its pictures load with the page. `scrolledIntoView`: as `inView`, but
   * its pictures and fonts load only after the first scroll (`styles.css`).
   */
  loadOn: 'scrolledIntoView' | 'inView' | 'interaction';
  /** Hook that returns a subscription to changes after which the served HTML is outdated, so the code must load. */
  useOnChange: () => (onChange: () => void) => () => void;
}

function createDeferred(): readonly [promise: Promise<void>, resolve: () => void] {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return [promise, resolve];
}

/**
 * Creates a component that the server renders with its page and the browser hydrates later. Until then the served HTML
 * stays, `early.ts` queues clicks on it, and links work. It takes no props: a changed prop would make React discard the
 * served HTML, so it reads its data with `useServerRenderedData` (ADR 20).
 */
export function createLazyHydrated({ name, load, skeleton, loadOn, useOnChange }: LazyHydrateOptions): ComponentType {
  const getCodeQuery = (translations: Translations) =>
    getModuleQuery(name, () => load(translations), { loading: 'appData', renderedOnServer: true });

  function LazyContent({ codeLoaded, onReady }: { codeLoaded: Promise<void>; onReady: () => void }) {
    const isHydrated = useIsHydrated();
    const { data, isError, error, isFetching, refetch } = useQuery(getCodeQuery(useTranslations()));
    useEffect(() => {
      if (data !== undefined) onReady();
    }, [data, onReady]);
    // The Suspense boundary keeps the served HTML until the code is loaded.
    if (data === undefined && !isHydrated && !isServer) use(codeLoaded);
    if (data !== undefined) return <data.Content />;
    return isError ? <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : skeleton();
  }

  return memo(function LazyHydrated() {
    const translations = useTranslations();
    const queryClient = useQueryClient();
    const onChange = useOnChange();
    const [[codeLoaded, resolveCodeLoaded]] = useState(createDeferred);
    const container = useRef<HTMLDivElement>(null);
    const signalReady = useRef(() => {
      container.current?.removeAttribute('data-lazy');
      container.current?.dispatchEvent(new Event('sectionready'));
    });
    useEffect(() => {
      const element = container.current;
      if (element === null) return;
      // A failed load is retried at the next interaction; until then the browser handles queued clicks itself.
      const fetchCode = () =>
        void queryClient.fetchQuery(getCodeQuery(translations)).then(resolveCodeLoaded, signalReady.current);
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === true) fetchCode();
      });
      if (loadOn !== 'interaction') observer.observe(element);
      if ('wanted' in element.dataset) fetchCode();
      const interactionEvents = ['sectionwanted', 'pointerover', 'focusin'];
      for (const type of interactionEvents) element.addEventListener(type, fetchCode);
      const unsubscribe = onChange(fetchCode);
      return () => {
        observer.disconnect();
        for (const type of interactionEvents) element.removeEventListener(type, fetchCode);
        unsubscribe();
      };
    }, [translations, queryClient, onChange, resolveCodeLoaded]);
    return (
      <div data-lazy={loadOn} ref={container}>
        <Suspense fallback={skeleton()}>
          <LazyContent codeLoaded={codeLoaded} onReady={signalReady.current} />
        </Suspense>
      </div>
    );
  });
}

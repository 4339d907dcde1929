import './styles.css';
import { AlertHost } from '@dining/ui/alert-host';
import { listenToPopState } from '@dining/ui/modal-context';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { createConsoleRouter } from './app/routes';
import { createConsoleSite, watchSession } from './app/site';
import { StartFailure } from './app/start-failure';
import { loadFonts } from './lib/fonts';
import { chooseLanguage, storeLanguage } from './lib/i18n';
import { applyScheme, getScheme } from './lib/scheme';

/** Starts the console. @throws if its translations cannot be loaded */
async function start(root: HTMLElement): Promise<void> {
  applyScheme(getScheme());
  const language = chooseLanguage();
  storeLanguage(language);
  loadFonts(language);
  const site = createConsoleSite(language);
  listenToPopState(site.modals);
  const router = createConsoleRouter(site);
  watchSession(site);
  // The code of the screen loads at the same time as the translations.
  void router.load();
  await site.translations.load(['console', 'staffSignIn', 'staffRoles']);
  createRoot(root).render(
    <StrictMode>
      <Providers site={site}>
        <RouterProvider router={router} />
        <AlertHost />
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
start(root).catch((error: unknown) => {
  reportError(error);
  createRoot(root).render(<StartFailure />);
});

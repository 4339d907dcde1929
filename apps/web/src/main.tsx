import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { StartFailure, wordsInPage } from './app/start-failure';
import { startUp } from './app/start-up';
import { noteError, watchErrors } from './lib/client-errors/watch';

watchErrors();

/** What a boundary caught stands in the console, as React has it, and is reported too. */
function onCaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- where React itself writes it
  console.error(error);
  noteError(error);
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
const texts = wordsInPage(root);
const site = await startUp().then(
  () => <App />,
  (error: unknown) => {
    reportError(error);
    return <StartFailure error={error} texts={texts} />;
  },
);
createRoot(root, { onCaughtError }).render(<StrictMode>{site}</StrictMode>);

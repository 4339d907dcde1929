import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startUp } from './app/start-up';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
await startUp();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

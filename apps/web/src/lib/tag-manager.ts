import { pushEntry } from './analytics';

/**
 * Loads the tag manager's container, which reads the data layer. Called only if a container is configured (decision
 * 35).
 */
export function startTagManager(container: string): void {
  pushEntry({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
  document.head.append(script);
}

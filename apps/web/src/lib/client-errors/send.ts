import { languageNames, languages } from '@dining/domain/shared/language';
import { createErrorReport, type Report } from './report';

/** Maximum reports per page load, without duplicates: later errors usually follow from the first ones. */
const maxReports = 3;
const sentReports = new Set<string>();

const getEntryUrl = (): string => document.querySelector<HTMLScriptElement>('script[src*="/entry-"]')?.src ?? '';
const getReportKey = ({ errorType, errorMsg, frameList }: Report): string => `${errorType} ${errorMsg} ${frameList[0]}`;

/**
 * Sends an error to the server without the session cookie, so that it is anonymous, and with `keepalive`, because the
 * page may be closing. Ignores failures.
 */
export function sendError(error: unknown): void {
  if (sentReports.size >= maxReports || !navigator.onLine) return;
  const report = createErrorReport(error, {
    origin: location.origin,
    path: location.pathname,
    language: languages.find((language) => languageNames[language].html === document.documentElement.lang) ?? 'ko',
    entryUrl: getEntryUrl(),
    userAgent: navigator.userAgent,
  });
  if (report === undefined || sentReports.has(getReportKey(report))) return;
  sentReports.add(getReportKey(report));
  fetch('/api/app/clientError', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

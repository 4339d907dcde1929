import { languageNames, languages } from '@dining/domain/shared/language';
import { createErrorReport, type Report } from './report';

/** A page tells of so many errors until it is loaded anew, and of none twice: the first ones explain the rest. */
const maxReports = 3;
const sent = new Set<string>();

const getEntryUrl = (): string => document.querySelector<HTMLScriptElement>('script[src*="/entry-"]')?.src ?? '';
const getReportKey = ({ errorType, errorMsg, frameList }: Report): string => `${errorType} ${errorMsg} ${frameList[0]}`;

/**
 * Tells the server of an error. Without the session's cookie, so that it belongs to nobody; outliving the page, which may be
 * on its way out; and silent about its own failure.
 */
export function sendError(error: unknown): void {
  if (sent.size >= maxReports || !navigator.onLine) return;
  const report = createErrorReport(error, {
    origin: location.origin,
    path: location.pathname,
    language: languages.find((language) => languageNames[language].html === document.documentElement.lang) ?? 'ko',
    entry: getEntryUrl(),
    userAgent: navigator.userAgent,
  });
  if (report === undefined || sent.has(getReportKey(report))) return;
  sent.add(getReportKey(report));
  fetch('/api/app/clientError', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

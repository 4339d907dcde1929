import type { Api } from '@dining/contract/site/api';
import { findPage, pages } from '@dining/contract/site/pages';
import { type Language, languageNames } from '@dining/domain/shared/language';
import { maskErrorMessage } from '@dining/domain/shared/mask-error-message';
import { parseBrowser } from './browser';
import { listFrames } from './frames';

export type Report = Api['POST /api/app/clientError']['body'];

export interface ErrorContext {
  readonly origin: string;
  readonly path: string;
  readonly language: Language;
  readonly entryUrl: string;
  readonly userAgent: string;
}

// Names and messages of expected errors: aborted requests and lost connections.
const expectedNames = new Set(['AbortError', 'TimeoutError']);
const expectedMessages =
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|The network connection was lost\.?|CancelledError)$/;
const isExpected = ({ name, message }: Error): boolean => expectedNames.has(name) || expectedMessages.test(message);

/**
 * Creates the report of an error, without personal data; undefined for expected errors, errors whose stack does not
 * lead to a script of the site, and thrown values that are not errors.
 */
export function createErrorReport(
  error: unknown,
  { origin, path, language, entryUrl, userAgent }: ErrorContext,
): Report | undefined {
  if (!(error instanceof Error) || isExpected(error)) return undefined;
  const frameList = listFrames(error.stack ?? '', origin);
  if (frameList.length === 0) return undefined;
  const page = findPage(path);
  return {
    errorType: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    errorMsg: maskErrorMessage(error.message),
    frameList,
    pagePath: page === undefined ? null : pages[page].path,
    langCode: languageNames[language].wire,
    buildId: /([\w.-]{1,60})\.js$/.exec(entryUrl)?.[1] ?? 'unknown',
    ...parseBrowser(userAgent),
  };
}

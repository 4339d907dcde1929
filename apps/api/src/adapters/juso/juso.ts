import type { AddressFailure, AddressQuery, AddressResult, AddressSearch } from '../../ports/addresses';
import type { Log } from '../../ports/log';
import { fetchJson } from '../http/fetch-json';
import {
  accountFailures,
  englishResponseSchema,
  koreanResponseSchema,
  refusalReasons,
  responseHeadSchema,
} from './responses';

export interface JusoOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string;
  /** The separate key of the English search; undefined searches English keywords in the Korean one. */
  readonly englishKey: string | undefined;
  readonly timeoutMs: number;
  readonly logger: Log;
}

/** The service refuses page × size beyond this. */
const maxPageTimesSize = 9_000;

/** Removes characters that the service takes for an attack; addresses do not contain them. */
const removeForbiddenCharacters = (keyword: string): string =>
  keyword
    .replace(/[%=><[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const createFailure = (reason: AddressFailure): AddressResult => ({ ok: false, outcome: 'unavailable', reason });

/**
 * Searches the government's road-name addresses (facts on integrations §4.1). Keywords without Hangul are searched in
 * English if there is a key for it.
 */
export class Juso implements AddressSearch {
  readonly #options: JusoOptions;

  constructor(options: JusoOptions) {
    this.#options = options;
  }

  async search(query: AddressQuery): Promise<AddressResult> {
    const { logger } = this.#options;
    const startedAt = performance.now();
    const result = await this.#requestAddresses(query);
    const logFields = { page: query.page, ms: Math.round(performance.now() - startedAt) };
    if (result.ok)
      logger.info({ event: 'address_search.answered', ...logFields, total: result.total }, 'address service answered');
    else if (result.outcome === 'refused')
      logger.info({ event: 'address_search.refused', ...logFields, reason: result.reason }, 'address search refused');
    else logger.warn({ event: 'address_search.failed', ...logFields, reason: result.reason }, 'address search failed');
    return result;
  }

  async #requestAddresses({ keyword, page, size }: AddressQuery): Promise<AddressResult> {
    const { baseUrl, key, englishKey, timeoutMs } = this.#options;
    const cleanKeyword = removeForbiddenCharacters(keyword);
    const isEnglish = englishKey !== undefined && !/\p{Script=Hangul}/u.test(cleanKeyword);
    const query = new URLSearchParams({
      confmKey: isEnglish ? englishKey : key,
      currentPage: String(page),
      countPerPage: String(size),
      keyword: cleanKeyword,
      resultType: 'json',
    });
    // Sent as a form, so that neither key nor keyword is in a URL that proxies log.
    const url = `${baseUrl}/addrlink/${isEnglish ? 'addrEngApi' : 'addrLinkApi'}.do`;
    const response = await fetchJson({ url, method: 'POST', body: query, timeoutMs });
    if (typeof response === 'string') return createFailure(response);
    return response.status === 200 ? parseResponse(response.body, isEnglish, size) : createFailure('http');
  }
}

function parseResponse(body: unknown, isEnglish: boolean, size: number): AddressResult {
  const parsedHead = responseHeadSchema.safeParse(body);
  if (!parsedHead.success) return createFailure('unreadable');
  const code = parsedHead.data.results.common.errorCode;
  const refusal = refusalReasons[code];
  if (refusal !== undefined) return { ok: false, outcome: 'refused', reason: refusal };
  if (code !== '0') return createFailure(accountFailures[code] ?? 'service');
  const parseResult = (isEnglish ? englishResponseSchema : koreanResponseSchema).safeParse(body);
  if (!parseResult.success) return createFailure('unreadable');
  const { common, juso } = parseResult.data.results;
  const lastPage = Math.min(Math.ceil(common.totalCount / size), Math.floor(maxPageTimesSize / size));
  return { ok: true, total: common.totalCount, lastPage, addresses: juso ?? [] };
}

import type { AddressFailure, AddressQuery, AddressResult, AddressSearch } from '../../ports/addresses';
import type { Log } from '../../ports/log';
import { fetchJson } from '../http/fetch-json';
import { accountFailures, answerHeadSchema, englishAnswerSchema, koreanAnswerSchema, refusalReasons } from './answers';

export interface JusoOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string;
  /** The separate key of the English search; undefined: English keywords are searched in the Korean one. */
  readonly englishKey: string | undefined;
  readonly timeoutMs: number;
  readonly logger: Log;
}

/** The service refuses page × size beyond this. */
const maxReachable = 9_000;

/** Removes characters that the service takes for an attack; addresses do not contain them. */
const removeForbidden = (keyword: string): string =>
  keyword
    .replace(/[%=><[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const createFailure = (reason: AddressFailure): AddressResult => ({ ok: false, outcome: 'unavailable', reason });

/**
 * The government's road-name addresses (facts on integrations §4.1). Keywords without Hangul are searched in English.
 */
export class Juso implements AddressSearch {
  readonly #options: JusoOptions;

  constructor(options: JusoOptions) {
    this.#options = options;
  }

  async search(query: AddressQuery): Promise<AddressResult> {
    const { logger } = this.#options;
    const started = performance.now();
    const answer = await this.#requestAddresses(query);
    const logFields = { page: query.page, ms: Math.round(performance.now() - started) };
    if (answer.ok)
      logger.info({ event: 'address_search.answered', ...logFields, total: answer.total }, 'address service answered');
    else if (answer.outcome === 'refused')
      logger.info({ event: 'address_search.refused', ...logFields, reason: answer.reason }, 'address search refused');
    else
      logger.warn(
        { event: 'address_search.failed', ...logFields, reason: answer.reason },
        'address service did not answer',
      );
    return answer;
  }

  async #requestAddresses({ keyword, page, size }: AddressQuery): Promise<AddressResult> {
    const { baseUrl, key, englishKey, timeoutMs } = this.#options;
    const cleanKeyword = removeForbidden(keyword);
    const inEnglish = englishKey !== undefined && !/\p{Script=Hangul}/u.test(cleanKeyword);
    const query = new URLSearchParams({
      confmKey: inEnglish ? englishKey : key,
      currentPage: String(page),
      countPerPage: String(size),
      keyword: cleanKeyword,
      resultType: 'json',
    });
    // Sent as a form, so that neither key nor keyword is in a URL that proxies log.
    const url = `${baseUrl}/addrlink/${inEnglish ? 'addrEngApi' : 'addrLinkApi'}.do`;
    const answer = await fetchJson({ url, method: 'POST', body: query, timeoutMs });
    if (typeof answer === 'string') return createFailure(answer);
    return answer.status === 200 ? parseAnswer(answer.body, inEnglish, size) : createFailure('http');
  }
}

function parseAnswer(body: unknown, inEnglish: boolean, size: number): AddressResult {
  const parsedHead = answerHeadSchema.safeParse(body);
  if (!parsedHead.success) return createFailure('unreadable');
  const code = parsedHead.data.results.common.errorCode;
  const refusal = refusalReasons[code];
  if (refusal !== undefined) return { ok: false, outcome: 'refused', reason: refusal };
  if (code !== '0') return createFailure(accountFailures[code] ?? 'service');
  const found = (inEnglish ? englishAnswerSchema : koreanAnswerSchema).safeParse(body);
  if (!found.success) return createFailure('unreadable');
  const { common, juso } = found.data.results;
  const lastPage = Math.min(Math.ceil(common.totalCount / size), Math.floor(maxReachable / size));
  return { ok: true, total: common.totalCount, lastPage, addresses: juso ?? [] };
}

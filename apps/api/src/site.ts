import type { Language } from '@dining/domain/shared/language';
import { cn } from '@dining/i18n/packs/cn';
import { en } from '@dining/i18n/packs/en';
import { ja } from '@dining/i18n/packs/ja';
import { ko } from '@dining/i18n/packs/ko';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from './deps';
import { type PageHead, servePages } from './http/page-shell';

const packs = { ko, en, cn, ja };

/** The site's pages: their titles in the guest's language and the data each starts with. */
export function serveSite(app: FastifyInstance, deps: Deps, dist: string): void {
  const boot = async (request: FastifyRequest, language: Language): Promise<object> => {
    // The page asks the same calls the site would, in process: one shape, one place that decides what it may see.
    const ask = async (method: 'GET' | 'POST', url: string): Promise<object> => {
      const answer = await app.inject({ method, url, headers: { cookie: request.headers.cookie ?? '', 'accept-language': request.headers['accept-language'] ?? '' } });
      return answer.json<object>();
    };
    const [appData, hotels] = await Promise.all([ask('GET', '/api/app/data'), ask('GET', '/api/hotel/allList')]);
    return { language, appData, hotels };
  };
  const head = (page: string | undefined, language: Language): PageHead => {
    const { meta } = packs[language];
    const known = page !== undefined && page in meta.pages ? page : 'errorNotFound';
    return meta.pages[known as keyof typeof meta.pages];
  };
  servePages(app, { dist, publicUrl: deps.config.publicUrl, head, boot });
}

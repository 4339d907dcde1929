import type { PageToRender, RenderedPage } from '@dining/contract/rendering';
import type { Api } from '@dining/contract/site/api';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';

export interface BootData {
  language: Language;
  htlCode?: HtlCode;
  tagContainer?: string;
  /** When the server wrote the page; absent for rendered pages. */
  at?: string;
  rendered?: { page: PageToRender; queryData: RenderedPage['queryData'] };
}

interface SharedData {
  appData: Api['GET /api/app/data']['result'];
  allHotelList: Api['GET /api/hotel/allList']['result']['allHotelList'];
}

const parseInlineData = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null');

/**
 * Parses `<script type="application/json" id="boot">`; null if the page has none, as on the development server except
 * for pages that it renders.
 */
export const getBootData = (): BootData | null => parseInlineData('boot') as BootData | null;

/** Parses the data shared by all visitors; null if the site must request it. */
export const getSharedData = (): SharedData | null => parseInlineData('shared-data') as SharedData | null;

/** Parses the visitor's data, which is not part of the cached page; null for anonymous visitors. */
export const getVisitorData = (): Api['GET /api/me']['result'] | null =>
  parseInlineData('visitor') as Api['GET /api/me']['result'] | null;

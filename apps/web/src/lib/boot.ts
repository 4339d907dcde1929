import type { PageToRender, RenderedPage } from '@dining/contract/rendering';
import type { Api } from '@dining/contract/site/api';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';

/** What the server writes into the page, so that the first picture needs no further call. */
export interface BootData {
  language: Language;
  /** The hotel whose things the page shows; left out for a group without one. */
  htlCode?: HtlCode;
  /** The tag manager's container; left out where none is configured. */
  tagContainer?: string;
  /** When the server wrote the page, if it is not a rendered one. */
  at?: string;
  /** Where the server rendered the page: what it is, and the answers it was rendered from. */
  rendered?: { page: PageToRender; answers: RenderedPage['answers'] };
}

/** What every page starts with, whoever looks; a page that the server rendered has it among its answers. */
interface SharedData {
  appData: Api['GET /api/app/data']['result'];
  allHotelList: Api['GET /api/hotel/allList']['result']['allHotelList'];
}

const readInlineData = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null');

/** Reads `<script type="application/json" id="boot">`; null where the development server gave the page. */
export const readBootData = (): BootData | null => readInlineData('boot') as BootData | null;

/** Reads what every page starts with; null where the site asks for it itself. */
export const readSharedData = (): SharedData | null => readInlineData('house') as SharedData | null;

/** Who is here, which stands beside a page that is the same for everybody; null where the server knows nobody. */
export const readVisitor = (): Api['GET /api/me']['result'] | null =>
  readInlineData('visitor') as Api['GET /api/me']['result'] | null;

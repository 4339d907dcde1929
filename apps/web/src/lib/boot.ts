import type { Api } from '@dining/contract/site/api';
import type { Language } from '@dining/domain/shared/language';

/** What the server writes into the page, so that the first picture needs no further call. */
export interface BootData {
  language: Language;
  appData: Api['GET /api/app/data']['result'];
  allHotelList: Api['GET /api/hotel/allList']['result']['allHotelList'];
  /** The tag manager's container; left out where none is configured. */
  tagContainer?: string;
  /** On `/` alone: the answer of `POST /api/main` for the hotel of the visitor's cookie or address. */
  main?: Api['POST /api/main']['result']['result'];
}

/** Reads `<script type="application/json" id="boot">`; null where the development server gave the page. */
export function readBootData(): BootData | null {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** What a page view tells: where and how, never who (Spec §4 Route guard, decision 35). */
export interface PageView {
  path: string;
  title: string;
  language: string;
  hotelCode: string;
  loginState: 'member' | 'guest' | 'anonymous';
}

/** One thing in an event: a product seen, chosen or bought. Amounts in won. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  affiliation?: string;
  item_brand?: string;
  item_category?: 'table' | 'room' | 'pickup';
  item_category2?: 'B' | 'L' | 'D';
  index?: number;
  price?: number;
  quantity?: number;
}

/** The data layer alone is written; a tag manager reads it where one is configured. */
const push = (entry: object): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

export const pushPageView = ({ path, title, language, hotelCode, loginState }: PageView): void =>
  push({
    event: 'page_view',
    page_location: location.origin + path,
    page_path: path,
    page_title: title,
    language,
    hotel_code: hotelCode,
    login_state: loginState,
  });

/** A step of a reservation. The last event's items are cleared first, as the tag manager's ecommerce reader wants it. */
export function pushStep(
  event: 'view_item_list' | 'select_item' | 'view_item' | 'begin_checkout' | 'add_payment_info' | 'purchase' | 'refund',
  ecommerce: { items?: readonly AnalyticsItem[] } & Record<string, unknown>,
): void {
  push({ ecommerce: null });
  push({ event, ecommerce });
}

import { createContext } from 'react';
import { landingKey } from './landing';
import { useRequired } from './required-context';
import { removeTabItem } from './tab-storage';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** A page view, without personal data (Spec §4 Route guard, decision 35). */
export interface PageView {
  path: string;
  title: string;
  language: string;
  hotelCode: string;
  loginState: 'member' | 'guest' | 'anonymous';
}

/** A product in an event. Amounts are won per unit. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  affiliation: string;
  item_brand: string;
  item_category: 'table' | 'room' | 'pickup';
  item_category2?: 'B' | 'L' | 'D';
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  index?: number;
  price?: number;
  discount?: number;
  quantity: number;
}

export interface ItemList {
  item_list_id: string;
  item_list_name: string;
}

interface Items {
  items: readonly AnalyticsItem[];
}
interface Money {
  currency: 'KRW';
  value: number;
}
interface Checkout extends Money, Items {
  /** Name of the coupon; '' without one. Its number is never sent, because it is personal. */
  coupon: string;
}

interface EcommerceEvents {
  view_item_list: ItemList & Items;
  select_item: ItemList & Items;
  view_item: Money & Items;
  begin_checkout: Checkout;
  add_payment_info: Checkout & { payment_type: 'card' | 'account' };
  purchase: Checkout & { transaction_id: string; tax: number };
  refund: Money & { transaction_id: string };
}

export const pushEntry = (entry: object): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

export interface Analytics {
  /** Sets the query that adds the guest's campaign to the URL of the next page view. */
  readonly setCampaignQuery: (query: string) => void;
  /**
   * Pushes a page view. Its location is only the path, because the query may contain the key of a secret link. The
   * first page view after a campaign link adds the campaign.
   */
  readonly pushPageView: (view: PageView) => void;
  /**
   * Pushes an event, after the page view of its page. Clears the items of the previous event first, as the tag manager
   * requires.
   */
  readonly pushEvent: <Event extends keyof EcommerceEvents>(event: Event, ecommerce: EcommerceEvents[Event]) => void;
}

export function createAnalytics(): Analytics {
  let campaignQuery = '';
  let viewedPath: string | undefined;
  let queuedEntries: object[] = [];
  return {
    setCampaignQuery(query) {
      campaignQuery = query;
    },
    pushPageView({ path, title, language, hotelCode, loginState }) {
      pushEntry({
        event: 'page_view',
        page_location: location.origin + path + campaignQuery,
        page_path: path,
        page_title: title,
        language,
        hotel_code: hotelCode,
        login_state: loginState,
      });
      if (campaignQuery !== '') removeTabItem(landingKey);
      campaignQuery = '';
      viewedPath = path;
      for (const entry of queuedEntries) pushEntry(entry);
      queuedEntries = [];
    },
    pushEvent(event, ecommerce) {
      for (const entry of [{ ecommerce: null }, { event, ecommerce }]) {
        if (location.pathname === viewedPath) pushEntry(entry);
        else queuedEntries.push(entry);
      }
    },
  };
}

export const AnalyticsContext = createContext<Analytics | undefined>(undefined);

export const useAnalytics = (): Analytics => useRequired(AnalyticsContext);

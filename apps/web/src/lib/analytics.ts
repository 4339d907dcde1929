import { createContext } from 'react';
import { landingKey } from './landing';
import { useRequired } from './required-context';
import { forgetInTab } from './session-store';

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

/** One thing in an event: a product seen, chosen or bought. Won for one of it. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  /** The hotel. */
  affiliation: string;
  /** The venue. */
  item_brand: string;
  item_category: 'table' | 'room' | 'pickup';
  item_category2?: 'B' | 'L' | 'D';
  /** The menu of it, or the deposit. */
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  /** Its place in the list or the order, from 0. */
  index?: number;
  /** After the discount; left out where nothing is paid now. */
  price?: number;
  discount?: number;
  quantity: number;
}

/** A list of products as it is named in every event about it. */
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
  /** The coupon by its name, '' without one: its number is one member's own. */
  coupon: string;
}

/** The steps of a reservation with exactly the parameters that each one has. */
interface Steps {
  view_item_list: ItemList & Items;
  select_item: ItemList & Items;
  view_item: Money & Items;
  begin_checkout: Checkout;
  add_payment_info: Checkout & { payment_type: 'card' | 'account' };
  purchase: Checkout & { transaction_id: string; tax: number };
  refund: Money & { transaction_id: string };
}

/** The data layer alone is written; a tag manager reads it where one is configured. */
export const push = (entry: object): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

/** Reports page views and steps of one browser app. */
export interface Analytics {
  /** Names the campaign of a landing as a query, for the next page view. */
  readonly setLanding: (query: string) => void;
  /**
   * Pushes a change of page. Its location is the path, for the rest of an address may hold the key of a secret link, and after a landing the
   * campaign that led there.
   */
  readonly pushPageView: (view: PageView) => void;
  /**
   * Pushes a step of a reservation, after the view of the page it is taken on. The last event's items are cleared first, as the tag
   * manager's ecommerce reader wants it.
   */
  readonly pushStep: <Event extends keyof Steps>(event: Event, ecommerce: Steps[Event]) => void;
}

export function createAnalytics(): Analytics {
  let landing = '';
  /** The path of the last page view, and the steps of a page whose own view is yet to come: its parts are ready before it is. */
  let viewed: string | undefined;
  let early: object[] = [];
  return {
    setLanding(query) {
      landing = query;
    },
    pushPageView({ path, title, language, hotelCode, loginState }) {
      push({
        event: 'page_view',
        page_location: location.origin + path + landing,
        page_path: path,
        page_title: title,
        language,
        hotel_code: hotelCode,
        login_state: loginState,
      });
      if (landing !== '') forgetInTab(landingKey);
      landing = '';
      viewed = path;
      for (const entry of early) push(entry);
      early = [];
    },
    pushStep(event, ecommerce) {
      for (const entry of [{ ecommerce: null }, { event, ecommerce }]) {
        if (location.pathname === viewed) push(entry);
        else early.push(entry);
      }
    },
  };
}

export const AnalyticsContext = createContext<Analytics | undefined>(undefined);

/** @throws outside of `AnalyticsContext` */
export const useAnalytics = (): Analytics => useRequired(AnalyticsContext);

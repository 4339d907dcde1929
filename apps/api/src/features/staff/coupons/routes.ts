import {
  createCouponOffer,
  listCouponOffers,
  saveCouponOffer,
  stopCouponOffer,
  viewCouponOffer,
} from '@dining/contract/staff/coupons';
import type { StaffFeature } from '../../feature';
import * as offers from './coupon-offers';

export const couponOffers: StaffFeature = (mount, deps) => {
  mount(listCouponOffers, (call) => offers.handleListOffers(deps, call));
  mount(viewCouponOffer, (call) => offers.handleViewOffer(deps, call));
  mount(createCouponOffer, (call) => offers.handleCreateOffer(deps, call));
  mount(saveCouponOffer, (call) => offers.handleSaveOffer(deps, call));
  mount(stopCouponOffer, (call) => offers.handleStopOffer(deps, call));
};

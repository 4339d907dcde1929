import { saveBenefits, saveJoiningCoupon, viewBenefits, viewJoiningCoupon } from '@dining/contract/staff/benefits';
import {
  listTerms,
  publishProduct,
  saveHotel,
  saveHotelPhotos,
  saveMenu,
  savePolicy,
  saveProduct,
  saveTerms,
  saveVenue,
  viewHotel,
  viewHotelPhotos,
  viewPolicy,
  viewTerms,
  viewVenue,
} from '@dining/contract/staff/catalogue';
import { saveLimits, viewLimits } from '@dining/contract/staff/catalogue-limits';
import { savePrices, viewPrices } from '@dining/contract/staff/catalogue-prices';
import {
  listBenefitVersions,
  listCouponOfferVersions,
  listGroupVersions,
  listHotelPhotoVersions,
  listHotelVersions,
  listJoiningCouponVersions,
  listLimitVersions,
  listPriceVersions,
  listStockVersions,
} from '@dining/contract/staff/form-history';
import { saveGroup, viewGroup } from '@dining/contract/staff/group';
import { saveTranslation, viewTranslationBoard } from '@dining/contract/staff/translations';
import type { StaffFeature } from '../../feature';
import * as agreements from './agreements';
import * as benefits from './benefits';
import * as history from './form-history';
import * as group from './group';
import * as hotels from './hotels';
import { handleSaveLimits, handleViewLimits } from './limits';
import { handleSavePrices, handleViewPrices } from './prices';
import { handleSaveTranslation, handleViewBoard } from './translations';
import * as venues from './venues';

export const catalogueObjects: StaffFeature = (mount, deps) => {
  mount(viewHotel, (call) => hotels.handleViewHotel(deps, call));
  mount(saveHotel, (call) => hotels.handleSaveHotel(deps, call));
  mount(viewHotelPhotos, (call) => hotels.handleViewHotelPhotos(deps, call));
  mount(saveHotelPhotos, (call) => hotels.handleSaveHotelPhotos(deps, call));
  mount(viewVenue, (call) => venues.handleViewVenue(deps, call));
  mount(saveVenue, (call) => venues.handleSaveVenue(deps, call));
  mount(saveMenu, (call) => venues.handleSaveMenu(deps, call));
  mount(saveProduct, (call) => venues.handleSaveProduct(deps, call));
  mount(publishProduct, (call) => venues.handlePublishProduct(deps, call));
  mount(viewPrices, (call) => handleViewPrices(deps, call));
  mount(savePrices, (call) => handleSavePrices(deps, call));
  mount(viewLimits, (call) => handleViewLimits(deps, call));
  mount(saveLimits, (call) => handleSaveLimits(deps, call));
  mount(listTerms, (call) => agreements.handleListTerms(deps, call));
  mount(viewTerms, (call) => agreements.handleViewTerms(deps, call));
  mount(saveTerms, (call) => agreements.handleSaveTerms(deps, call));
  mount(viewPolicy, (call) => agreements.handleViewPolicy(deps, call));
  mount(savePolicy, (call) => agreements.handleSavePolicy(deps, call));
  mount(viewBenefits, (call) => benefits.handleViewBenefits(deps, call));
  mount(viewGroup, (call) => group.handleViewGroup(deps, call));
  mount(saveGroup, (call) => group.handleSaveGroup(deps, call));
  mount(saveBenefits, (call) => benefits.handleSaveBenefits(deps, call));
  mount(viewJoiningCoupon, (call) => benefits.handleViewJoiningCoupon(deps, call));
  mount(saveJoiningCoupon, (call) => benefits.handleSaveJoiningCoupon(deps, call));
  mount(viewTranslationBoard, (call) => handleViewBoard(deps, call));
  mount(saveTranslation, (call) => handleSaveTranslation(deps, call));
  mount(listHotelVersions, (call) => history.handleListHotelVersions(deps, call));
  mount(listHotelPhotoVersions, (call) => history.handleListHotelPhotoVersions(deps, call));
  mount(listGroupVersions, (call) => history.handleListGroupVersions(deps, call));
  mount(listBenefitVersions, (call) => history.handleListBenefitVersions(deps, call));
  mount(listJoiningCouponVersions, (call) => history.handleListJoiningCouponVersions(deps, call));
  mount(listCouponOfferVersions, (call) => history.handleListCouponOfferVersions(deps, call));
  mount(listPriceVersions, (call) => history.handleListPriceVersions(deps, call));
  mount(listLimitVersions, (call) => history.handleListLimitVersions(deps, call));
  mount(listStockVersions, (call) => history.handleListStockVersions(deps, call));
};

import { fail } from '@dining/contract/failure';
import { listMemberCoupons, listUsableCoupons, redeemCouponCode } from '@dining/contract/site/coupons';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { listCoupons, type StoredCoupon } from '../../../stores/coupons/coupons';
import type { Feature } from '../../feature';
import { redeemCode } from './redeem-code';
import { couponToWire } from './to-wire';

export const coupons: Feature = (mount, deps) => {
  const { pool } = deps.database;
  const isUsable = ({ usedBy, validity }: StoredCoupon) =>
    usedBy === null && validity.to >= getTodayInSeoul(deps.now());
  mount(listUsableCoupons, async ({ visitor: { userId } }) =>
    userId === undefined
      ? fail('not_signed_in')
      : { resultList: (await listCoupons(pool, userId)).filter(isUsable).map(couponToWire) },
  );
  mount(listMemberCoupons, async ({ visitor: { userId } }) =>
    userId === undefined ? fail('not_signed_in') : { resultList: (await listCoupons(pool, userId)).map(couponToWire) },
  );
  mount(redeemCouponCode, (call) => redeemCode(deps, call));
};

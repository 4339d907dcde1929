import { encodeBusiness } from '@dining/contract/codecs/hotel';
import { fail } from '@dining/contract/failure';
import {
  getCurrentTerms,
  getPayPolicy,
  getPayPolicyByVenue,
  listCurrentTerms,
  listFooterTerms,
  listPayPolicies,
} from '@dining/contract/site/terms';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { findPolicyInEffect, listPoliciesInEffect } from '../../../stores/cancellation/cancel-policies';
import type { Feature } from '../../feature';
import { headingToWire, policyToWire, termsToWire } from './to-wire';

export const terms: Feature = (mount, deps) => {
  const { pool } = deps.database;
  const catalogue = getCatalogue(deps.database);
  const directory = () => catalogue.getDirectory();
  const listTermsInEffect = () => catalogue.listTerms();
  const isHotel = async (htlCode: HtlCode) => (await directory()).hotels.some((hotel) => hotel.htlCode === htlCode);

  mount(getCurrentTerms, async ({ body }) => {
    if (!(await isHotel(body.htlCode))) return fail('not_found');
    const found = (await listTermsInEffect()).find(
      ({ htlCode, termsTypeCode }) => htlCode === body.htlCode && termsTypeCode === body.termsTypeCode,
    );
    return { result: found === undefined ? null : termsToWire(found) };
  });

  mount(listCurrentTerms, async ({ body }) => {
    if (body.htlCode !== undefined && !(await isHotel(body.htlCode))) return fail('not_found');
    const wanted = (await listTermsInEffect())
      .filter(({ htlCode }) => body.htlCode === undefined || htlCode === body.htlCode)
      .filter(({ termsTypeCode }) => body.termsType === undefined || termsTypeCode === body.termsType);
    return { termsList: wanted.map(termsToWire) };
  });

  mount(listFooterTerms, async () => {
    const { hotels } = await directory();
    return {
      result: (await listTermsInEffect()).map(headingToWire),
      businessInfoList: hotels.map(({ htlCode, business }) => encodeBusiness(htlCode, business)),
    };
  });

  const policy = async (dinCode: DinCode) => {
    if (!(await directory()).hotelByVenue.has(dinCode)) return fail('unknown_venue');
    const found = await findPolicyInEffect(pool, dinCode);
    return { result: found === undefined ? null : policyToWire(found) };
  };
  mount(getPayPolicy, ({ body }) => policy(body.dinCode));
  mount(getPayPolicyByVenue, ({ body }) => policy(body.dinCode));
  mount(listPayPolicies, async ({ body: { dinCode, htlCode } }) => {
    if (htlCode !== undefined && !(await isHotel(htlCode))) return fail('not_found');
    if (dinCode === undefined) return { result: (await listPoliciesInEffect(pool, htlCode)).map(policyToWire) };
    const ofHotel = (await directory()).hotelByVenue.get(dinCode);
    if (ofHotel === undefined || ofHotel !== (htlCode ?? ofHotel)) return fail('unknown_venue');
    const found = await findPolicyInEffect(pool, dinCode);
    return { result: found === undefined ? [] : [policyToWire(found)] };
  });
};

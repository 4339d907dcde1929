import { encodeBusinessInfo } from '@dining/contract/codecs/hotel';
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
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { findPolicyInEffect, listPoliciesInEffect } from '../../../stores/cancellation/cancel-policies';
import type { Feature } from '../../feature';
import { headingToWire, policyToWire, termsToWire } from './to-wire';

export const terms: Feature = (mount, deps) => {
  const { pool } = deps.database;
  const catalogue = getCatalogueCache(deps.database);
  const getDirectory = () => catalogue.getDirectory();
  const listTermsInEffect = () => catalogue.listTerms();
  const isKnownHotel = async (htlCode: HtlCode) =>
    (await getDirectory()).hotels.some((hotel) => hotel.htlCode === htlCode);

  mount(getCurrentTerms, async ({ body }) => {
    if (!(await isKnownHotel(body.htlCode))) return fail('not_found');
    const termsInEffect = (await listTermsInEffect()).find(
      ({ htlCode, termsTypeCode }) => htlCode === body.htlCode && termsTypeCode === body.termsTypeCode,
    );
    return { result: termsInEffect === undefined ? null : termsToWire(termsInEffect) };
  });

  mount(listCurrentTerms, async ({ body }) => {
    if (body.htlCode !== undefined && !(await isKnownHotel(body.htlCode))) return fail('not_found');
    const matchingTerms = (await listTermsInEffect())
      .filter(({ htlCode }) => body.htlCode === undefined || htlCode === body.htlCode)
      .filter(({ termsTypeCode }) => body.termsType === undefined || termsTypeCode === body.termsType);
    return { termsList: matchingTerms.map(termsToWire) };
  });

  mount(listFooterTerms, async () => {
    const { hotels } = await getDirectory();
    return {
      result: (await listTermsInEffect()).map(headingToWire),
      businessInfoList: hotels.map(({ htlCode, business }) => encodeBusinessInfo(htlCode, business)),
    };
  });

  const getPolicy = async (dinCode: DinCode) => {
    if (!(await getDirectory()).hotelByVenue.has(dinCode)) return fail('unknown_venue');
    const policy = await findPolicyInEffect(pool, dinCode);
    return { result: policy === undefined ? null : policyToWire(policy) };
  };
  mount(getPayPolicy, ({ body }) => getPolicy(body.dinCode));
  mount(getPayPolicyByVenue, ({ body }) => getPolicy(body.dinCode));
  mount(listPayPolicies, async ({ body: { dinCode, htlCode } }) => {
    if (htlCode !== undefined && !(await isKnownHotel(htlCode))) return fail('not_found');
    if (dinCode === undefined) return { result: (await listPoliciesInEffect(pool, htlCode)).map(policyToWire) };
    const venueHtlCode = (await getDirectory()).hotelByVenue.get(dinCode);
    if (venueHtlCode === undefined || venueHtlCode !== (htlCode ?? venueHtlCode)) return fail('unknown_venue');
    const policy = await findPolicyInEffect(pool, dinCode);
    return { result: policy === undefined ? [] : [policyToWire(policy)] };
  });
};

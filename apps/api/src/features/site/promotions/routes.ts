import { encodeStoredPromotion } from '@dining/contract/codecs/stored-promotion';
import { encodeText } from '@dining/contract/codecs/text';
import { fail } from '@dining/contract/failure';
import { getPromotion, listPromotions } from '@dining/contract/site/promotions';
import { isRunningInList, isRunningOnDetail } from '@dining/domain/promotions/promotion-window';
import { createPageInfo } from '@dining/domain/shared/pagination';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { paginationToWire } from '../../../http/pagination';
import { findPromotion } from '../../../stores/promotions/promotions';
import type { Feature } from '../../feature';

export const promotions: Feature = (mount, deps) => {
  mount(listPromotions, async ({ body }) => {
    const catalogue = getCatalogue(deps.database);
    const { hotels } = await catalogue.getDirectory();
    const wanted = hotels.filter(({ htlCode }) => body.htlCode === undefined || htlCode === body.htlCode);
    if (wanted.length === 0 && body.htlCode !== undefined) return fail('not_found');
    const lists = await Promise.all(wanted.map(async ({ htlCode }) => (await catalogue.getHotel(htlCode)).promotions));
    const now = deps.now();
    const matching = lists
      .flat()
      .filter(({ dinCode }) => body.dinCode === undefined || dinCode === body.dinCode)
      .filter(
        ({ period }) =>
          body.promRunningYn === undefined || isRunningInList(period, now) === (body.promRunningYn === 'Y'),
      );
    const page = createPageInfo(matching.length, body.pageIndex, body.recordCountPerPage);
    return {
      promList: matching
        .slice(page.offset, page.offset + page.recordCountPerPage)
        .map((promotion) => encodeStoredPromotion(promotion, isRunningInList, now)),
      paginationInfo: paginationToWire(page),
    };
  });

  mount(getPromotion, async ({ body }) => {
    const promotion = await findPromotion(deps.database.pool, body.promCode);
    if (promotion === undefined) return fail('not_found');
    return {
      result: {
        ...encodeStoredPromotion(promotion, isRunningOnDetail, deps.now()),
        ...encodeText('promContent', promotion.content),
      },
    };
  });
};

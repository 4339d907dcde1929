import { textToWire } from '@dining/contract/codecs/text';
import { fail } from '@dining/contract/failure';
import { listReviews } from '@dining/contract/site/reviews';
import { maskReviewer } from '@dining/domain/shared/masking';
import { pageOf } from '@dining/domain/shared/pagination';
import { catalogueOf } from '../../../catalogue';
import { paginationToWire } from '../../../http/pagination';
import { productName } from '../../../stores/products/products';
import { countReviews, reviewsOfProduct } from '../../../stores/reviews/reviews';
import type { Feature } from '../../feature';

/** A product's reviews, their writers masked (Spec §2.13, §6). */
export const reviews: Feature = (mount, deps) => {
  const { db } = deps.database;
  mount(listReviews, async ({ body }) => {
    const product = await productName(db, body.prodCode);
    if (product === undefined || (body.dinCode !== undefined && body.dinCode !== product.dinCode)) return fail('unknown_product');
    const { hotels } = await catalogueOf(deps.database).directory();
    const shown = hotels.some(({ htlCode, reviewsOn }) => htlCode === product.htlCode && reviewsOn);
    const total = shown ? await countReviews(db, body.prodCode) : 0;
    const page = pageOf(total, body.pageIndex, body.recordCountPerPage);
    const rows =
      total === 0 ? [] : await reviewsOfProduct(db, body.prodCode, { offset: page.offset, limit: page.recordCountPerPage });
    return {
      reviewList: rows.map(({ day, userName, ...review }) => ({
        ...review,
        ...textToWire('prodName', product.name),
        userName: maskReviewer(userName),
        createDate: day,
      })),
      paginationInfo: paginationToWire(page),
    };
  });
};

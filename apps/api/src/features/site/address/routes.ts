import { fail } from '@dining/contract/failure';
import { type AddressWire, searchAddress } from '@dining/contract/site/address';
import { checkKeyword, cleanKeyword } from '@dining/domain/address/keyword';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import type { Address, AddressSearch } from '../../../ports/addresses';
import type { Feature } from '../../feature';

const addressesPerPage = 10;

const toWire = ({ postcode, roadAddress, lotAddress, englishAddress }: Address): AddressWire => ({
  zipNo: postcode,
  roadAddr: roadAddress,
  jibunAddr: lotAddress,
  engAddr: englishAddress,
});

type Refusal = Extract<Awaited<ReturnType<AddressSearch['search']>>, { outcome: 'refused' }>['reason'];
const keywordErrors = {
  too_short: 'keyword_short',
  too_long: 'keyword_long',
  too_broad: 'keyword_broad',
  digits_only: 'keyword_letterless',
  not_allowed: 'keyword_short',
} as const satisfies Record<Refusal, string>;

async function search(
  deps: Deps,
  { query, request }: Call<typeof searchAddress>,
): Promise<HandlerResult<typeof searchAddress>> {
  if (deps.addresses === undefined) return fail('address_off');
  const keyword = cleanKeyword(query.keyword);
  const checkResult = checkKeyword(keyword);
  if (!checkResult.ok) return fail(checkResult.error);
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('addressSearches', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const result = await deps.addresses.search({ keyword, page: query.page, size: addressesPerPage });
  if (!result.ok && result.outcome === 'refused') return fail(keywordErrors[result.reason]);
  if (!result.ok) return fail(result.reason === 'timeout' ? 'provider_timeout' : 'provider_failed');
  return {
    addressList: result.addresses.map(toWire),
    paginationInfo: {
      recordCountPerPage: addressesPerPage,
      totalRecordCount: result.total,
      firstPageNo: 1,
      lastPageNo: Math.max(1, result.lastPage),
      currentPageNo: query.page,
    },
  };
}

export const address: Feature = (mount, deps) => {
  mount(searchAddress, (call) => search(deps, call));
};

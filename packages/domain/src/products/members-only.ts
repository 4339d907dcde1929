import { type CheckResult, err, ok } from '../shared/result';
import type { Product } from './product';

/** Checks that only members order a members-only product (decision 5a). */
export const checkMembersOnly = (product: Product, isMember: boolean): CheckResult<'members_only'> =>
  product.membersOnly && !isMember ? err('members_only') : ok;

import { allowed, type Check, refused } from '../shared/result';
import type { Product } from './product';

/** A members-only product is ordered by members alone (decision 5a). */
export const checkMembersOnly = (product: Product, isMember: boolean): Check<'members_only'> =>
  product.membersOnly && !isMember ? refused('members_only') : allowed;

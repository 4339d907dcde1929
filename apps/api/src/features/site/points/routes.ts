import { listPoints } from '@dining/contract/site/points';
import type { Feature } from '../../feature';
import { listOwnPoints } from './list';

/** A member's points and their history (decision 20). */
export const points: Feature = (mount, deps) => mount(listPoints, (call) => listOwnPoints(deps, call));

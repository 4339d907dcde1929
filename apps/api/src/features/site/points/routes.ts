import { listPoints } from '@dining/contract/site/points';
import type { Feature } from '../../feature';
import { listOwnPoints } from './list';

export const points: Feature = (mount, deps) => mount(listPoints, (call) => listOwnPoints(deps, call));

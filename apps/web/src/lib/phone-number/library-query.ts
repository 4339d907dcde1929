import { getModuleQuery } from '../module-query';

export const phoneLibraryQuery = getModuleQuery('phone-library', () => import('./phone-library'));

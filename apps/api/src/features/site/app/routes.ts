import { type AppData, getAppData } from '@dining/contract/site/app/app-data';
import { reportClientError } from '@dining/contract/site/app/client-error';
import { paymentPopup } from '@dining/domain/payments/method';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Directory, getCatalogue } from '../../../booking/catalogue/catalogue';
import { getCurrentUser } from '../../../http/current-user';
import { FinishedJson } from '../../../http/finished-json';
import { createDerivedCache } from '../../../lib/cache';
import type { Feature } from '../../feature';
import { takeClientError } from './client-error';
import { dbPropList } from './prop-lists';

/** Spec §9 names it. No address of ours begins with it: what members upload stands under `/api/upload`. */
const publicUrl = '/public-url';

/** GET /app/data and POST /app/clientError. The lists are kept as finished text: every page of the site starts with them. */
export const app: Feature = (mount, deps) => {
  const lists = createDerivedCache<Directory, string>();
  mount(getAppData, async ({ visitor }) => {
    const directory = await getCatalogue(deps.database).directory();
    const year = getTodayInSeoul(deps.now()).slice(0, 4);
    const text = lists(directory, year, () =>
      JSON.stringify(getAppData.result.shape.dbPropList.parse(dbPropList(directory, year))),
    );
    const own: Omit<AppData, 'dbPropList'> = {
      publicUrl,
      paymentPopup,
      payMethodList: [...deps.payments.capabilities.methods],
      demoYn: deps.config.standIns ? 'Y' : 'N',
      weatherYn: deps.weather === undefined ? 'N' : 'Y',
      ...(await getCurrentUser(deps.database.pool, visitor)),
    };
    return new FinishedJson(`{"dbPropList":${text},${JSON.stringify(own).slice(1)}`);
  });
  mount(reportClientError, takeClientError(deps));
};

import { type AppData, getAppData } from '@dining/contract/site/app/app-data';
import { reportClientError } from '@dining/contract/site/app/client-error';
import { paymentPopup } from '@dining/domain/payments/method';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Directory, getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { getCurrentUser } from '../../../http/current-user';
import { SerializedJson } from '../../../http/serialized-json';
import { createDerivedCache } from '../../../lib/cache';
import type { Feature } from '../../feature';
import { createClientErrorReporter } from './client-error';
import { listDbProps } from './prop-lists';

/** Spec §9 requires the value; no route uses it: uploads are under `/api/upload`. */
const publicUrl = '/public-url';

export const app: Feature = (mount, deps) => {
  const cachePropLists = createDerivedCache<Directory, string>();
  mount(getAppData, async ({ visitor }) => {
    const directory = await getCatalogueCache(deps.database).getDirectory();
    const year = getTodayInSeoul(deps.now()).slice(0, 4);
    const propLists = cachePropLists(directory, year, () =>
      JSON.stringify(getAppData.result.shape.dbPropList.parse(listDbProps(directory, year))),
    );
    const appData: Omit<AppData, 'dbPropList'> = {
      publicUrl,
      paymentPopup,
      payMethodList: [...deps.payments.capabilities.methods],
      demoYn: deps.config.standIns ? 'Y' : 'N',
      weatherYn: deps.weather === undefined ? 'N' : 'Y',
      ...(await getCurrentUser(deps.database.pool, visitor)),
    };
    return new SerializedJson(`{"dbPropList":${propLists},${JSON.stringify(appData).slice(1)}`);
  });
  mount(reportClientError, createClientErrorReporter(deps));
};

import { paymentMethods } from '@dining/domain/payments/method';
import { z } from 'zod';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { defineTextFields, ynSchema } from '../../wire';
import { currentUserFields } from '../session/session';
import { reportClientError } from './client-error';

/**
 * App data (Spec §3). Known names: `HOLIDAY` (public holidays, `YYYY-MM-DD`), `HOLIDAY_YEAR` (years whose holidays are
 * known, decision 8), `AREA_CODE` (first part of a phone number), `SIGN_UP_PATH`, `RECOMM_DEPT`, `DINING_INFO`
 * (`HOURS`, `SEATS`, `LOCATION` and `PHONE` of the dining service info, decision 60).
 */
export const dbPropSchema = defineComponent('DbProp', 'A named list of values with descriptions', {
  propName: z.string(),
  propAttrList: z.array(z.object({ propAttrValue: z.string(), ...defineTextFields('propAttrDesc') })),
});
export type DbProp = z.infer<typeof dbPropSchema>;

export const getAppData = defineEndpoint({
  method: 'GET',
  path: '/api/app/data',
  auth: 'public',
  summary: 'Returns the data for the start of the site',
  result: z.object({
    dbPropList: z.array(dbPropSchema),
    publicUrl: z.string().describe('Fixed value (Spec §9); picture paths are complete without it'),
    ...currentUserFields,
    paymentPopup: z
      .object({ width: z.number().int(), height: z.number().int() })
      .describe('Size of the payment window in pixels (Spec §9)'),
    payMethodList: z.array(z.enum(paymentMethods)).describe('Payment methods of the payment provider'),
    demoYn: ynSchema.describe('Y: outside services are simulated, and the footer says so (decision 34a)'),
    weatherYn: ynSchema.describe('N: no weather service is configured, and links to the forecast are hidden'),
  }),
  errors: [],
});
export type AppData = z.infer<typeof getAppData.result>;

export const appEndpoints = [getAppData, reportClientError] as const;
